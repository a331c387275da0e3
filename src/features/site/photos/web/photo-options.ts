import { dayAt, formatDay } from '#/core/day';
import { listPhotos } from '#/features/site/shared/photos/contract';
import { makeCall } from '#/platform/web/call';
import type { PhotoOption } from '#/platform/web/ports/photos';

export async function readPhotoOptions(projectId: number): Promise<PhotoOption[]> {
  const photos = await makeCall(listPhotos, { params: { projectId }, query: {} });
  return photos.map(({ id, caption, takenAt }) => ({
    value: String(id),
    label: caption ?? `Foto van ${formatDay(dayAt(new Date(takenAt)))}`,
  }));
}
