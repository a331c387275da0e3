import { fileKinds } from '#/core/files';
import { takenOf } from '#/features/site/photos/rules/taken';
import { lookAt } from '#/features/site/photos/server/shared/look-at';
import { createPhoto, findOriginal, findSamePhoto, listLatest } from '#/features/site/photos/server/store';
import { discardFile } from '#/platform/server/database/stores/file-store';
import type { GuestPart } from '#/platform/server/ports/guests';

const mostShown = 60;
const unplaced = {
  ...{ roomId: null, taskId: null, itemId: null, quoteId: null, pin: null },
  ...{ phase: null, caption: null },
};

/** An architect sees them all; what anybody hands in stands among them with who it is from. */
export const photosForGuests: GuestPart = {
  shows: async (db, { projectId, kind }) => ({
    photos:
      kind === 'architect'
        ? (await listLatest(db, projectId, mostShown)).map(({ id, takenAt, caption }) => ({
            id,
            takenAt,
            caption,
          }))
        : [],
  }),
  findPhoto: async (db, { projectId, kind }, id) =>
    kind === 'architect' ? findOriginal(db, projectId, id) : undefined,
  takes: {
    photos: async ({ file, sentName, files, now }) => {
      const { kind, width, height, takenAt: camera } = await lookAt(files, file, sentName);
      const taken = takenOf({ said: null, camera, shotAt: null, now });
      return async (tx, { projectId, sentBy }) => {
        if (await findSamePhoto(tx, projectId, file)) return discardFile(tx, file.key);
        const place = { projectId, userId: null, limit: files.projectLimit, sentBy };
        const made = { ...file, mimeType: fileKinds[kind].mimeType };
        await createPhoto(tx, place, { ...unplaced, ...taken, width, height }, made);
      };
    },
  },
};
