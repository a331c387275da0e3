import { and, eq, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { contactColumns, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

/** What is to be done or was, with whom, as it begins; what has no day last. */
export function listPlanned(db: Database, projectId: number) {
  return derived(projectId, 'planned', () => ofProject(db).execute({ projectId }));
}

const ofProject = prepareOnce((db) =>
  db
    .select({
      id: tasks.id,
      title: tasks.title,
      quoteId: tasks.quoteId,
      contactId: tasks.contactId,
      contactType: contactColumns.type,
      startDate: sql<Day | null>`${tasks.startDate}`,
      endDate: sql<Day | null>`${tasks.endDate}`,
      status: tasks.status,
    })
    .from(tasks)
    .leftJoin(...contactOf(tasks.contactId))
    .where(and(eq(tasks.projectId, sql.placeholder('projectId')), ne(tasks.status, 'cancelled')))
    .orderBy(tasks.startDate, tasks.id),
);

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
