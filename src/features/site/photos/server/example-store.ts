import { photos as examplePhotos } from '#/features/site/photos/server/example/photos';
import { photoSize } from '#/features/site/photos/server/example/svg';
import { photos } from '#/features/site/shared/photos/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

async function drawAll() {
  const { default: sharp } = await import('sharp');
  return Promise.all(
    examplePhotos.map(async ({ name, scene }) => ({
      ...{ name, kind: 'jpg' as const },
      bytes: await sharp(Buffer.from(scene)).jpeg({ quality: 66 }).toBuffer(),
    })),
  );
}

let drawn: ReturnType<typeof drawAll> | undefined;

export const photosExample: ExamplePart = {
  after: ['rooms', 'quotes'],
  // No day stands on them.
  makeFiles: () => {
    drawn ??= drawAll();
    return drawn;
  },
  write: async ({ db, projectId, ownerId, on, idOf, fileOf }) => {
    await db.insert(photos).values(
      examplePhotos.map(({ name, room, phase, taken, caption, quote }, at) => ({
        ...{ projectId, createdBy: ownerId, phase, caption, ...photoSize },
        ...{ fileKey: fileOf(name).key, roomId: idOf('rooms', room) },
        quoteId: quote === undefined ? null : idOf('quotes', quote),
        takenAt: new Date(`${on(taken)}T09:${10 + at}:00Z`).toISOString(),
        takenFrom: 'camera' as const,
      })),
    );
  },
};
