import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { contactOf, contactToCall } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

const startDate = sql<Day | null>`${tasks.startDate}`;
const endDate = sql<Day | null>`${tasks.endDate}`;

/** Those that are planned or under way. */
export async function listOpenTasks(db: Database, projectId: number) {
  return db
    .select({
      id: tasks.id,
      name: tasks.title,
      status: tasks.status,
      startDate,
      endDate,
      needs: tasks.needs,
    })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.status, ['planned', 'in_progress'])))
    .orderBy(sql`${tasks.startDate} asc nulls last`, asc(tasks.id))
    .limit(mostDeadlines);
}

const mostEvents = 2_000;

/** Those that begin on a day, done or not. */
export async function listDatedTasks(db: Database, projectId: number) {
  return db
    .select({ id: tasks.id, title: tasks.title, status: tasks.status, startDate, endDate })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNotNull(tasks.startDate), ne(tasks.status, 'cancelled')))
    .orderBy(asc(tasks.startDate), asc(tasks.id))
    .limit(mostEvents);
}

const mostAtWork = 8;

/** Planned or under way on one of these days, with whom. */
export async function listAtWork(db: Database, projectId: number, from: Day, until: Day) {
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      startDate: sql<Day>`${tasks.startDate}`,
      contact: contactToCall,
    })
    .from(tasks)
    .leftJoin(...contactOf(tasks.contactId))
    .where(
      and(
        eq(tasks.projectId, projectId),
        inArray(tasks.status, ['planned', 'in_progress']),
        lte(tasks.startDate, until),
        sql`coalesce(${tasks.endDate}, ${tasks.startDate}) >= ${from}`,
      ),
    )
    .orderBy(asc(tasks.startDate), asc(tasks.id))
    .limit(mostAtWork);
}

export async function countByStatus(db: Database, projectId: number) {
  return db
    .select({ status: tasks.status, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(eq(tasks.projectId, projectId))
    .groupBy(tasks.status);
}
