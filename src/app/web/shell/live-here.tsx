import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';
import { useLater } from '#/ui/use-later';

/** Nobody asked for it: where it doesn't arrive, one sees what others do when one looks again. */
const InTheBackground = lazyPart(
  async () => (await import('#/app/web/shell/in-the-background')).InTheBackground,
  () => null,
);

/** First the screen, then what happens to it. */
const afterMs = 1_000;

export function LiveHere({ userId }: { userId: number }) {
  const [screen] = useLocation();
  const { project } = useProject();
  const begun = useLater(afterMs);
  return (
    <Suspense>
      {begun && project && <InTheBackground projectId={project.id} userId={userId} screen={screen} />}
    </Suspense>
  );
}
