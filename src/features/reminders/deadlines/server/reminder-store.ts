import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { mayChangePaper, type Role } from '#/core/rights';
import { reminders } from '#/features/reminders/deadlines/server/tables';
import type { Reminder, ReminderFields } from '#/features/reminders/shared/deadlines/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

export type Reader = { projectId: number; userId: number; role: Role };

type Row = typeof reminders.$inferSelect;

function shown({ id, title, day, isDone, createdBy, version, createdAt }: Row, reader: Reader): Reminder {
  const mayChange = mayChangePaper(reader.role, createdBy === reader.userId);
  return { id, title, day, isDone, mayChange, version, createdAt };
}

function one(projectId: number, id: number) {
  return and(eq(reminders.projectId, projectId), eq(reminders.id, id));
}

export async function listReminders(db: Database, reader: Reader): Promise<Reminder[]> {
  const rows = await db
    .select()
    .from(reminders)
    .where(eq(reminders.projectId, reader.projectId))
    .orderBy(asc(reminders.day), asc(reminders.id));
  return rows.map((row) => shown(row, reader));
}

/** Those that are not done. */
export async function listOpenReminders(db: Database, projectId: number) {
  return db
    .select({ id: reminders.id, name: reminders.title, day: reminders.day })
    .from(reminders)
    .where(and(eq(reminders.projectId, projectId), eq(reminders.isDone, false)))
    .orderBy(asc(reminders.day), asc(reminders.id))
    .limit(mostDeadlines);
}

export async function getReminder(db: Database, reader: Reader, id: number): Promise<Reminder> {
  const [row] = await db.select().from(reminders).where(one(reader.projectId, id));
  if (!row) throw new AppError('not_found');
  return shown(row, reader);
}

export async function createReminder(
  tx: Database,
  reader: Reader,
  fields: ReminderFields,
): Promise<Reminder> {
  const row = writtenRow(
    await tx
      .insert(reminders)
      .values({ ...fields, projectId: reader.projectId, createdBy: reader.userId })
      .returning(),
  );
  return shown(row, reader);
}

export async function updateReminder(
  tx: Database,
  reader: Reader,
  id: number,
  fields: Partial<ReminderFields>,
): Promise<Reminder> {
  await tx
    .update(reminders)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(one(reader.projectId, id));
  return getReminder(tx, reader, id);
}

export async function removeReminder(tx: Database, projectId: number, id: number): Promise<void> {
  await tx.delete(reminders).where(one(projectId, id));
}
