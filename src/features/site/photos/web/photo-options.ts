import { dayAt, formatDay } from '#/core/day';
import { listPhotos } from '#/features/site/shared/photos/contract';
import { useRead } from '#/platform/web/queries';

export function usePhotoOptions(projectId: number) {
  const { data = [] } = useRead(listPhotos, { params: { projectId }, query: {} });
  return data.map(({ id, caption, takenAt }) => ({
    value: String(id),
    label: caption ?? `Foto van ${formatDay(dayAt(new Date(takenAt)))}`,
  }));
}
