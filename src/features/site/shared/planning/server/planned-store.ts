import { and, eq } from 'drizzle-orm';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { readTasks } from '#/features/site/shared/planning/server/task-rows-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

/** What is to be done or was, with whom, as it begins; what has no day last. */
export function listPlanned(db: Database, projectId: number) {
  return derived(projectId, 'planned', async () =>
    (await readTasks(db, projectId))
      .filter(({ status }) => status !== 'cancelled')
      .map(({ id, title, quoteId, contactId, contactType, startDate, endDate, status }) => {
        return { id, title, quoteId, contactId, contactType, startDate, endDate, status };
      }),
  );
}

/** When what is to be done begins and ends, whatever it is called; in the order in which it was noted. */
export function listPlannedDays(db: Database, projectId: number) {
  return derived(projectId, 'planned days', async () =>
    (await listPlanned(db, projectId))
      .map(({ id, quoteId, contactId, startDate, endDate, status }) => {
        return { id, quoteId, contactId, startDate, endDate, status };
      })
      .toSorted((one, other) => one.id - other.id),
  );
}

/** Who does a task. */
export async function findContactOfTask(
  db: Database,
  projectId: number,
  taskId: number,
): Promise<number | null> {
  const [task] = await db
    .select({ contactId: tasks.contactId })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId)));
  return task?.contactId ?? null;
}
