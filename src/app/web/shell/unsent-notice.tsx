import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '#/platform/web/lazy-component';
import { followUnsent, listUnsent, noteUnsentProject } from '#/platform/web/offline/unsent-drafts';
import { useKeepUnsent } from '#/platform/web/offline/use-offline';
import { useProject } from '#/platform/web/project/current-project';

/** Where it doesn't arrive, the drafts stay where they are. */
const UnsentDrafts = lazyPart(
  async () => (await import('#/app/web/shell/unsent-drafts')).UnsentDrafts,
  () => null,
);

/** What was typed without a connection and not sent yet. */
export function UnsentNotice() {
  const { project } = useProject();
  const drafts = useSyncExternalStore(followUnsent, listUnsent);
  useKeepUnsent();
  useEffect(() => noteUnsentProject(project?.id), [project?.id]);
  return <Suspense>{drafts.length > 0 && <UnsentDrafts drafts={drafts} />}</Suspense>;
}
