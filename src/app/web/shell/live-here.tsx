import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '#/platform/web/lazy-component';
import { useProject } from '#/platform/web/project/current-project';
import { useLater } from '#/ui/use-later';

/** Nobody asked for it: where it doesn't arrive, one sees what others do when one looks again. */
const LiveProject = lazyPart(
  async () => (await import('#/features/history/live/web/live-project')).LiveProject,
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
      {begun && project && <LiveProject projectId={project.id} userId={userId} screen={screen} />}
    </Suspense>
  );
}
