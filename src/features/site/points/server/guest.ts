import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import type { GuestPoint } from '#/core/guest';
import { takenOf } from '#/features/site/photos/rules/taken';
import { lookAt } from '#/features/site/photos/server/shared/look-at';
import { createPhoto, findOriginal, findSamePhoto } from '#/features/site/photos/server/store';
import { lastWhy } from '#/features/site/points/rules/steps';
import { readPointNames } from '#/features/site/points/server/names-store';
import { listPoints, markRepaired, type StoredPoint } from '#/features/site/points/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { discardFile } from '#/platform/server/database/stores/file-store';
import type { GuestAsked, GuestPart, HandedIn } from '#/platform/server/ports/guests';

const mostShown = 200;

/** Theirs that ask for something still, and what was found in order; an architect sees those of all. */
async function listShown(db: Database, { projectId, contactId, kind }: GuestAsked): Promise<StoredPoint[]> {
  const all = await listPoints(db, projectId, kind === 'architect' ? {} : { contactId });
  return all.filter(({ status }) => status !== 'dropped');
}

function photosOf({ photoIds, steps }: StoredPoint): number[] {
  return [...new Set([...photoIds, ...steps.flatMap((step) => step.photoIds)])];
}

function shown(point: StoredPoint, room: string | null): GuestPoint {
  const { id, number, text, dueDate, foundOn, status } = point;
  return {
    ...{ id, number, text, room, dueDate, foundOn, status },
    ...{ why: lastWhy(point.steps), photoIds: photosOf(point) },
  };
}

/** Done is done: what is open comes first. */
const places: Readonly<Record<string, number>> = { open: 0, repaired: 1, accepted: 2 };

async function lookAtPhoto({ file, sentName, files, now }: HandedIn) {
  const { kind, width, height, takenAt: camera } = await lookAt(files, file, sentName);
  const taken = takenOf({ said: null, camera, shotAt: null, now });
  const made = { ...file, mimeType: fileKinds[kind].mimeType };
  return async (tx: Database, place: { projectId: number; sentBy: string }): Promise<number> => {
    const same = await findSamePhoto(tx, place.projectId, file);
    if (same) {
      await discardFile(tx, file.key);
      return same.id;
    }
    const fields = { ...unplaced, ...taken, width, height };
    const from = { ...place, userId: null, limit: files.projectLimit };
    return (await createPhoto(tx, from, fields, made)).id;
  };
}

const unplaced = {
  ...{ roomId: null, taskId: null, itemId: null, quoteId: null, pin: null },
  ...{ phase: 'after' as const, caption: null },
};

export const pointsForGuests: GuestPart = {
  shows: async (db, asked) => {
    const points = (await listShown(db, asked))
      .toSorted((one, other) => (places[one.status] ?? 0) - (places[other.status] ?? 0))
      .slice(0, mostShown);
    const { room } = await readPointNames(db, asked.projectId, points);
    return { points: points.map((point) => shown(point, room(point.roomId))) };
  },
  findPhoto: async (db, asked, id) => {
    const mine = (await listShown(db, asked)).some((point) => photosOf(point).includes(id));
    return mine ? findOriginal(db, asked.projectId, id) : undefined;
  },
  repairs: async (handed) => {
    const keepPhoto = handed && (await lookAtPhoto(handed));
    return async (tx, { projectId, contactId, sentBy, now }, { id, note }) => {
      const asked = { projectId, contactId, id };
      if (!(await listPoints(tx, projectId, { ids: [id], contactId })).length)
        throw new AppError('not_found');
      const photoIds = keepPhoto ? [await keepPhoto(tx, { projectId, sentBy })] : [];
      const point = await markRepaired(tx, asked, { note, sentBy, at: now.toISOString(), photoIds });
      const { room } = await readPointNames(tx, projectId, [point]);
      return shown(point, room(point.roomId));
    };
  },
};
