import type { Day } from '#/core/day';
import type { ListedClosing } from '#/features/site/closing/contract';
import { asksForPhotos, type Closing, closingsOf } from '#/features/site/closing/rules/missing';
import { closingSentence } from '#/features/site/closing/rules/words';
import { listHiddenDays } from '#/features/site/photos/server/shared/days-store';
import { listTasks } from '#/features/site/planning/server/store';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import type { Database } from '#/platform/server/database/engine/database';

/** What will close something that was not photographed, with the names of the rooms. */
export async function readClosings(
  db: Database,
  projectId: number,
): Promise<{ closings: Closing[]; names: ReadonlyMap<number, string> }> {
  const closings = closingsOf(await listTasks(db, projectId), await listHiddenDays(db, projectId));
  return { closings, names: closings.length === 0 ? new Map() : await readRoomNames(db, projectId) };
}

export async function listClosings(db: Database, projectId: number, today: Day): Promise<ListedClosing[]> {
  const { closings, names } = await readClosings(db, projectId);
  return closings.map((closing) => ({
    taskId: closing.taskId,
    title: closing.title,
    startDate: closing.startDate,
    text: closingSentence(closing, names, today),
    rooms: closing.roomIds.map((id) => ({ id, name: names.get(id) ?? '' })),
    isPressing: asksForPhotos(closing, today),
  }));
}
