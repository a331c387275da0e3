import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { tasks } from '#/features/site/planning/server/tables';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

const startDate = sql<Day | null>`${tasks.startDate}`;
const endDate = sql<Day | null>`${tasks.endDate}`;

/** Those that are planned or under way, with whom; what has no day comes last. */
export async function readOpenTasks(db: Database, projectId: number) {
  return db
    .select({
      id: tasks.id,
      title: tasks.title,
      status: tasks.status,
      startDate,
      endDate,
      needs: tasks.needs,
      contact: { name: contacts.name, company: contacts.company, phone: contacts.phone },
    })
    .from(tasks)
    .leftJoin(contacts, eq(contacts.id, tasks.contactId))
    .where(and(eq(tasks.projectId, projectId), inArray(tasks.status, ['planned', 'in_progress'])))
    .orderBy(sql`${tasks.startDate} asc nulls last`, asc(tasks.id));
}

export type OpenTask = Awaited<ReturnType<typeof readOpenTasks>>[number];

export async function listOpenTasks(db: Database, projectId: number) {
  const open = (await readOpenTasks(db, projectId)).slice(0, mostDeadlines);
  return open.map(({ title, contact: _, ...task }) => ({ ...task, name: title }));
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

/** Of these, what is planned or under way on one of these days. */
export function atWork(open: readonly OpenTask[], from: Day, until: Day) {
  const there = open.flatMap(({ id, title, startDate: start, endDate: end, contact }) =>
    start !== null && start <= until && (end ?? start) >= from
      ? [{ id, title, startDate: start, contact }]
      : [],
  );
  return there.slice(0, mostAtWork);
}
