import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { Entry, EntryFields } from '#/features/work/new-thing/contract';
import { entries } from '#/features/work/new-thing/server/tables';
import { contactColumns, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';

function selectEntries(db: Database) {
  return db
    .select({
      id: entries.id,
      projectId: entries.projectId,
      title: entries.title,
      contactId: entries.contactId,
      contact: { id: contactColumns.id, name: contactColumns.name, company: contactColumns.company },
      amount: entries.amount,
      notes: entries.notes,
      version: entries.version,
      createdAt: entries.createdAt,
      updatedAt: entries.updatedAt,
    })
    .from(entries)
    .leftJoin(...contactOf(entries.contactId));
}

export async function listEntries(db: Database, projectId: number): Promise<Entry[]> {
  return selectEntries(db).where(eq(entries.projectId, projectId)).orderBy(asc(entries.id));
}

export async function getEntry(db: Database, projectId: number, id: number): Promise<Entry> {
  const [row] = await selectEntries(db).where(and(eq(entries.id, id), eq(entries.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  return row;
}

export async function createEntry(
  db: Database,
  userId: number,
  projectId: number,
  fields: EntryFields,
): Promise<Entry> {
  await getUsableContacts(db, { userId, projectId }, [fields.contactId]);
  const { id } = writtenRow(
    await db
      .insert(entries)
      .values({ ...fields, projectId, createdBy: userId })
      .returning({ id: entries.id }),
  );
  return getEntry(db, projectId, id);
}

export async function updateEntry(
  db: Database,
  userId: number,
  projectId: number,
  id: number,
  fields: EntryFields,
): Promise<Entry> {
  await getUsableContacts(db, { userId, projectId }, [fields.contactId]);
  await db
    .update(entries)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(entries.id, id), eq(entries.projectId, projectId)));
  return getEntry(db, projectId, id);
}

export async function removeEntry(db: Database, projectId: number, id: number): Promise<void> {
  await db.delete(entries).where(and(eq(entries.id, id), eq(entries.projectId, projectId)));
}
