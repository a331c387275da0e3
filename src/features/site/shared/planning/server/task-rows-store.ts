import { asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { tasks } from '#/features/site/shared/planning/server/tables';
import {
  contactColumns,
  contactOf,
  contactToCall,
} from '#/features/work/shared/contacts/server/contact-of-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

/** What a task says of itself. */
export const taskColumns = {
  id: tasks.id,
  projectId: tasks.projectId,
  title: tasks.title,
  description: tasks.description,
  startDate: sql<Day | null>`${tasks.startDate}`,
  endDate: sql<Day | null>`${tasks.endDate}`,
  isMilestone: tasks.isMilestone,
  contactId: tasks.contactId,
  status: tasks.status,
  priority: tasks.priority,
  notes: tasks.notes,
  dependsOn: tasks.dependsOn,
  quoteId: tasks.quoteId,
  category: tasks.category,
  roomIds: tasks.roomIds,
  covers: tasks.covers,
  documentIds: tasks.documentIds,
  checks: tasks.checks,
  needs: tasks.needs,
  version: tasks.version,
  createdAt: tasks.createdAt,
  updatedAt: tasks.updatedAt,
};

/** With who does it. */
export function selectTaskRows(db: Database) {
  return db
    .select({ ...taskColumns, contact: contactToCall, contactType: contactColumns.type })
    .from(tasks)
    .leftJoin(...contactOf(tasks.contactId));
}

export type TaskRow = Awaited<ReturnType<typeof selectTaskRows>>[number];

const ofProject = prepareOnce((db) =>
  selectTaskRows(db)
    .where(eq(tasks.projectId, sql.placeholder('projectId')))
    .orderBy(sql`${tasks.startDate} asc nulls last`, asc(tasks.id)),
);

/** All of a project as they begin, what has no day last: what features say of its tasks comes from one reading. */
export function readTasks(db: Database, projectId: number): Promise<readonly TaskRow[]> {
  return derived(projectId, 'rows of tasks', () => ofProject(db).execute({ projectId }));
}
