import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { AppError } from '#/core/errors';
import type { Contact, contactFields } from '#/features/contacts/contract';
import type { ContactUsage } from '#/features/contacts/rules/usage';
import { memberProjectIds } from '#/platform/server/database/access-store';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

type Fields = z.output<typeof contactFields>;
/** Where a contact can occur. */
type UsingTable = typeof quotes | typeof invoices | typeof meetstaatItems | typeof tasks;

function shape(userId: number) {
  return {
    id: contacts.id,
    name: contacts.name,
    company: contacts.company,
    email: contacts.email,
    phone: contacts.phone,
    address: contacts.address,
    type: contacts.type,
    notes: contacts.notes,
    enterpriseNumber: contacts.enterpriseNumber,
    iban: contacts.iban,
    isOwn: sql<boolean>`${contacts.userId} = ${userId}`,
  };
}

const byName = [asc(sql`${contacts.name} collate "und-x-icu"`), asc(contacts.id)];

/** One's own, and those that occur in a project one works in. */
function visibleTo(db: Database, userId: number): SQL {
  const usedIn = (table: UsingTable) =>
    db
      .select({ id: sql<number>`${table.contactId}` })
      .from(table)
      .where(inArray(table.projectId, memberProjectIds(db, userId)));
  const own = db
    .select({ id: sql<number>`${contacts.id}` })
    .from(contacts)
    .where(eq(contacts.userId, userId));
  const ids = unionAll(own, usedIn(quotes), usedIn(invoices), usedIn(meetstaatItems), usedIn(tasks));
  // As an array, so that they are looked up by their key: joined, the contacts of everybody would be read.
  return sql`${contacts.id} = any(array${ids})`;
}

export async function listContacts(db: Database, userId: number): Promise<Contact[]> {
  return db
    .select(shape(userId))
    .from(contacts)
    .where(visibleTo(db, userId))
    .orderBy(...byName);
}

/** The same list without a query in a query: each step is a plain selection that can hardly fail. */
export async function listContactsSimply(db: Database, userId: number): Promise<Contact[]> {
  const projectIds = (await memberProjectIds(db, userId)).map(({ id }) => id);
  const used = new Set<number>();
  for (const table of [quotes, invoices, meetstaatItems, tasks]) {
    const rows = await db
      .selectDistinct({ id: table.contactId })
      .from(table)
      .where(inArray(table.projectId, projectIds));
    for (const { id } of rows) if (id !== null) used.add(id);
  }
  return db
    .select(shape(userId))
    .from(contacts)
    .where(or(eq(contacts.userId, userId), inArray(contacts.id, [...used])))
    .orderBy(...byName);
}

/** A contact that this person may see and refer to; a stranger's reads as missing. */
async function findContact(db: Database, userId: number, contactId: number): Promise<Contact | undefined> {
  const [row] = await db
    .select(shape(userId))
    .from(contacts)
    .where(and(eq(contacts.id, contactId), visibleTo(db, userId)));
  return row;
}

export async function getContact(db: Database, userId: number, contactId: number): Promise<Contact> {
  const found = await findContact(db, userId, contactId);
  if (!found) throw new AppError('not_found');
  return found;
}

export async function getOwnContact(db: Database, userId: number, contactId: number): Promise<Contact> {
  const found = await getContact(db, userId, contactId);
  if (!found.isOwn) throw new AppError('forbidden', 'U kunt alleen uw eigen contacten wijzigen.');
  return found;
}

export async function createContact(db: Database, userId: number, fields: Fields): Promise<Contact> {
  const [row] = await db
    .insert(contacts)
    .values({ ...fields, userId })
    .returning(shape(userId));
  if (!row) throw new Error('a contact that was just made is gone');
  return row;
}

export async function updateContact(
  db: Database,
  userId: number,
  contactId: number,
  fields: Fields,
): Promise<Contact> {
  const [row] = await db
    .update(contacts)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(contacts.id, contactId), eq(contacts.userId, userId)))
    .returning(shape(userId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Locks the contact for the rest of the transaction: nobody can begin to use it between counting and removing. */
export async function countUsage(db: Database, contactId: number): Promise<ContactUsage> {
  await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)).for('update');
  const count = (table: UsingTable, kind: string) =>
    db
      .select({ kind: sql<keyof ContactUsage>`${kind}::text`, count: sql<number>`count(*)::int` })
      .from(table)
      .where(eq(table.contactId, contactId));
  const rows = await unionAll(
    count(quotes, 'quotes'),
    count(invoices, 'invoices'),
    count(meetstaatItems, 'items'),
    count(tasks, 'tasks'),
  );
  const usage: ContactUsage = { quotes: 0, invoices: 0, items: 0, tasks: 0 };
  for (const { kind, count: found } of rows) usage[kind] = found;
  return usage;
}

export async function removeContact(db: Database, userId: number, contactId: number): Promise<void> {
  await db.delete(contacts).where(and(eq(contacts.id, contactId), eq(contacts.userId, userId)));
}
