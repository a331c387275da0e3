import { and, asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { getUsableContacts } from '#/features/contacts/server/store';
import { contacts } from '#/features/contacts/server/tables';
import { areInOrder, daysOutOfOrder, type Task, type TaskFields } from '#/features/planning/contract';
import { tasks } from '#/features/planning/server/tables';
import type { Database } from '#/platform/server/database/database';
import { writtenRow } from '#/platform/server/database/written-row';

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
      version: tasks.version,
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

export async function getTask(db: Database, projectId: number, id: number): Promise<Task> {
  const [row] = await selectTasks(db).where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  return row;
}

export async function createTask(
  db: Database,
  userId: number,
  projectId: number,
  fields: TaskFields,
): Promise<Task> {
  await getUsableContacts(db, { userId, projectId }, [fields.contactId]);
  const row = writtenRow(
    await db
      .insert(tasks)
      .values({ ...fields, projectId, createdBy: userId })
      .returning({ id: tasks.id }),
  );
  return getTask(db, projectId, row.id);
}

export async function updateTask(
  db: Database,
  userId: number,
  projectId: number,
  id: number,
  fields: Partial<TaskFields>,
): Promise<Task> {
  if (fields.contactId !== undefined) await getUsableContacts(db, { userId, projectId }, [fields.contactId]);
  await requireDaysInOrder(db, id, fields);
  await db
    .update(tasks)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
  return getTask(db, projectId, id);
}

/** Of the two days only one may be sent; locked, so that nobody moves the other meanwhile. */
async function requireDaysInOrder(db: Database, id: number, fields: Partial<TaskFields>): Promise<void> {
  const [stored] = await db
    .select({ startDate: tasks.startDate, endDate: tasks.endDate })
    .from(tasks)
    .where(eq(tasks.id, id))
    .for('update');
  const { startDate = stored?.startDate ?? null, endDate = stored?.endDate ?? null } = fields;
  if (areInOrder({ startDate, endDate })) return;
  throw new AppError('invalid', daysOutOfOrder, [{ path: 'endDate', message: daysOutOfOrder }]);
}

export async function removeTask(db: Database, projectId: number, id: number): Promise<void> {
  await db.delete(tasks).where(and(eq(tasks.id, id), eq(tasks.projectId, projectId)));
}
