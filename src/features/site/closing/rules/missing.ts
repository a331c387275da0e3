import { addDaysWithin, type Day, daysBetween } from '#/core/day';
import { type Covered, coveredBy } from '#/features/site/planning/rules/covers';
import type { Task } from '#/features/site/shared/planning/contract';

export type ClosingTask = Pick<
  Task,
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'covers'
  | 'status'
  | 'startDate'
  | 'endDate'
  | 'roomIds'
  | 'dependsOn'
>;

/** What was photographed before it disappeared: in which room, on which Belgian day. */
export type HiddenPhoto = { roomId: number; day: Day };

/** A task that is about to close what nobody photographed yet. */
export type Closing = { taskId: number; title: string; startDate: Day; roomIds: number[]; covered: Covered };

/** From so many days before its start it asks for attention. */
const noticeDays = 5;

/**
 * The first day of all that a task comes after, also of what these come after: the pipes were laid before the screed
 * that the plaster waits for. Undefined where nothing before it has a day; what is cancelled is not waited for.
 */
function firstDayBefore(task: ClosingTask, byId: ReadonlyMap<number, ClosingTask>): Day | undefined {
  const known = new Set([task.id]);
  const waiting = [task];
  const days: Day[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const { taskId } of next.dependsOn) {
      const before = byId.get(taskId);
      if (!before || known.has(taskId)) continue;
      known.add(taskId);
      waiting.push(before);
      if (before.status !== 'cancelled' && before.startDate) days.push(before.startDate);
    }
  }
  return days.toSorted()[0];
}

/**
 * Tasks that still have to begin and will close something, with the rooms of which nothing was photographed that
 * counts, in the order of their first days. As long as a task is only planned it has not begun, so that a photo of its
 * first morning counts as well.
 */
export function closingsOf(tasks: readonly ClosingTask[], photos: readonly HiddenPhoto[]): Closing[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return tasks
    .flatMap((task): Closing[] => {
      const { id, title, status, startDate } = task;
      const covered = coveredBy(task);
      if (status !== 'planned' || !startDate || !covered) return [];
      const first = firstDayBefore(task, byId);
      const counting = photos.filter(({ day }) => first === undefined || day >= first);
      const seen = new Set(counting.map(({ roomId }) => roomId));
      const roomIds = task.roomIds.filter((roomId) => !seen.has(roomId));
      return roomIds.length === 0 ? [] : [{ taskId: id, title, startDate, roomIds, covered }];
    })
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate) || one.taskId - other.taskId);
}

/** The last day on which its photos can be taken in peace. */
export function lastDayToPhotograph({ startDate }: Pick<Closing, 'startDate'>): Day {
  return addDaysWithin(startDate, -1) ?? startDate;
}

export function asksForPhotos({ startDate }: Pick<Closing, 'startDate'>, today: Day): boolean {
  return daysBetween(today, startDate) <= noticeDays;
}
