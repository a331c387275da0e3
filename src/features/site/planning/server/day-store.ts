import type { Day } from '#/core/day';
import { isActive } from '#/features/site/shared/planning/rules/tasks';
import { readTasks, type TaskRow } from '#/features/site/shared/planning/server/task-rows-store';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

type Dated = TaskRow & { startDate: Day };

function isDated(task: TaskRow): task is Dated {
  return task.startDate !== null;
}

/** Those that are planned or under way. */
export async function listOpenTasks(db: Database, projectId: number) {
  return (await readTasks(db, projectId))
    .filter(({ status }) => isActive(status))
    .slice(0, mostDeadlines)
    .map(({ id, title, status, startDate, endDate, needs }) => {
      return { id, name: title, status, startDate, endDate, needs };
    });
}

const mostEvents = 2_000;

/** Those that begin on a day, done or not. */
export async function listDatedTasks(db: Database, projectId: number) {
  return (await readTasks(db, projectId))
    .filter(isDated)
    .filter(({ status }) => status !== 'cancelled')
    .slice(0, mostEvents);
}

const mostAtWork = 8;

/** Planned or under way on one of these days, with whom. */
export async function listAtWork(db: Database, projectId: number, from: Day, until: Day) {
  return (await readTasks(db, projectId))
    .filter(isDated)
    .filter(({ status }) => isActive(status))
    .filter(({ startDate, endDate }) => startDate <= until && (endDate ?? startDate) >= from)
    .slice(0, mostAtWork)
    .map(({ id, title, startDate, contact }) => ({ id, title, startDate, contact }));
}

export async function countActive(db: Database, projectId: number): Promise<number> {
  return (await readTasks(db, projectId)).filter(({ status }) => isActive(status)).length;
}
