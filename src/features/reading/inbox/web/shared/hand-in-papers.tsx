import { Suspense } from 'react';
import { lazyPart } from '#/platform/web/lazy-component';

const HandIn = lazyPart(
  async () => (await import('#/features/reading/inbox/web/hand-in')).HandIn,
  () => null,
);

type HandInPapersProps = { projectId: number; files: readonly File[]; onDone: () => void };

/** Sends papers to the letterbox, as soon as there are any. */
export function HandInPapers(props: HandInPapersProps) {
  return <Suspense>{props.files.length > 0 && <HandIn {...props} />}</Suspense>;
}
