import { PinField } from '#/features/site/plans/web/shared/pin-field';
import type { Photo } from '#/features/site/shared/photos/contract';
import type { Pin } from '#/features/site/shared/pin';
import { useProject } from '#/platform/web/project/current-project';

/** Where a photo was taken, among what is said of it. */
export function PhotoPin({ photo, onPin }: { photo: Photo; onPin: (pin: Pin | null) => void }) {
  const { project } = useProject();
  if (!project) return null;
  return <PinField projectId={project.id} value={photo.pin} disabled={!photo.mayChange} onChange={onPin} />;
}
