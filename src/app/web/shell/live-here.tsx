import { Suspense, useEffect, useState } from 'react';
import { useProject } from '#/features/projects/web/shared/current-project';
import { lazyPart } from '#/platform/web/lazy-component';

/** Nobody asked for it: where it doesn't arrive, one sees what others do when one looks again. */
const LiveProject = lazyPart(
  async () => (await import('#/features/live/web/live-project')).LiveProject,
  () => null,
);

/** First the screen, then what happens to it. */
const afterMs = 1_000;

export function LiveHere() {
  const { project } = useProject();
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{begun && project && <LiveProject projectId={project.id} />}</Suspense>;
}
