import { photoValues } from '#/features/site/photos/overview-contract';
import { listLatest } from '#/features/site/photos/server/store';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { defineOverview } from '#/platform/server/ports/overview';

const latest = 4;

export const photosPart = defineOverview({
  shape: photoValues,
  read: async ({ db, projectId }) => {
    const photos = await listLatest(db, projectId, latest);
    const latestPhotos = photos.map(({ id, filePath, ...named }) => ({
      id,
      filePath,
      name: photoName(named),
    }));
    return { values: { latestPhotos } };
  },
});
