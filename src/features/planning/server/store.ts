import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import type { Task, TaskFields } from '#/features/planning/contract';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

function selectTasks(db: Database) {
  return db
    .select({
      id: tasks.id,
      projectId: tasks.projectId,
      title: tasks.title,
      description: tasks.description,
      startDate: sql<Day | null>`${tasks.startDate}`,
      endDate: sql<Day | null>`${tasks.endDate}`,
      contactId: tasks.contactId,
      contact: { id: contacts.id, name: contacts.name, company: contacts.company },
      status: tasks.status,
      priority: tasks.priority,
      notes: tasks.notes,
      createdAt: tasks.createdAt,
      updatedAt: tasks.updatedAt,
    })
    .from(tasks)
    .leftJoin(contacts, eq(contacts.id, tasks.contactId));
}

export async function listTasks(db: Database, projectId: number): Promise<Task[]> {
  const rows = await selectTasks(db)
    .where(eq(tasks.projectId, projectId))
    .orderBy(sql`${tasks.startDate} asc nulls last`, asc(tasks.id));
  return rows;
}

async function getTask(db: Database, projectId: number, id: number): Promise<Task> {
  const [row] = await selectTasks(db).where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** One's own contact, or one that already occurs in the project; to a stranger's it answers as to one that never was. */
async function checkContact(
  db: Database,
  userId: number,
  projectId: number,
  contactId: number | null,
): Promise<void> {
  if (contactId === null) return;
  const inProject = [tasks, quotes, invoices, meetstaatItems].map((table) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.projectId, projectId), eq(table.contactId, contacts.id))),
    ),
  );
  const [found] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), or(eq(contacts.userId, userId), ...inProject)));
  if (found) return;
  const message = 'Dit contact bestaat niet of is niet van u.';
  throw new AppError('invalid', message, [{ path: 'contactId', message }]);
}

export async function createTask(
  db: Database,
  userId: number,
  projectId: number,
  fields: TaskFields,
): Promise<Task> {
  await checkContact(db, userId, projectId, fields.contactId);
  const [row] = await db
    .insert(tasks)
    .values({ ...fields, projectId, createdBy: userId })
    .returning({ id: tasks.id });
  if (!row) throw new Error('a task that was just made is gone');
  return getTask(db, projectId, row.id);
}

export async function updateTask(
  db: Database,
  userId: number,
  projectId: number,
  id: number,
  fields: TaskFields,
): Promise<Task> {
  await checkContact(db, userId, projectId, fields.contactId);
  await db
    .update(tasks)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
  return getTask(db, projectId, id);
}

export async function removeTask(db: Database, projectId: number, id: number): Promise<void> {
  await db.delete(tasks).where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
}
