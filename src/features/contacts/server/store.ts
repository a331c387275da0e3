import { and, asc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { AppError } from '#/core/errors';
import type { Contact, contactFields } from '#/features/contacts/contract';
import type { ContactUsage } from '#/features/contacts/rules/usage';
import { recordIbanChange } from '#/features/contacts/server/iban-change-store';
import { sameIban } from '#/features/invoices/rules/iban';
import { memberProjectIds } from '#/platform/server/database/access-store';
import { isAnyOf } from '#/platform/server/database/any-of';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { ibanChanges, invoices, quotes } from '#/platform/server/database/schema/papers';
import { projects } from '#/platform/server/database/schema/projects';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

type Fields = z.output<typeof contactFields>;
/** Where a contact can occur. */
const usingTables = [quotes, invoices, meetstaatItems, tasks] as const;
type UsingTable = (typeof usingTables)[number];

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
  for (const table of usingTables) {
    const rows = await db
      .selectDistinct({ id: table.contactId })
      .from(table)
      .where(isAnyOf(table.projectId, projectIds));
    for (const { id } of rows) if (id !== null) used.add(id);
  }
  return db
    .select(shape(userId))
    .from(contacts)
    .where(or(eq(contacts.userId, userId), isAnyOf(contacts.id, [...used])))
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

/** In a transaction: another account is written down for every project that has invoices of this contact. */
export async function updateContact(
  tx: Database,
  userId: number,
  contactId: number,
  fields: Fields,
): Promise<Contact> {
  const own = and(eq(contacts.id, contactId), eq(contacts.userId, userId));
  const [before] = await tx.select({ iban: contacts.iban }).from(contacts).where(own).for('update');
  const [row] = await tx
    .update(contacts)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(own)
    .returning(shape(userId));
  if (!before || !row) throw new AppError('not_found');
  if (!sameIban(before.iban, row.iban)) {
    const change = { contactId, fromIban: before.iban, toIban: row.iban, changedBy: userId };
    await recordIbanChange(tx, change);
  }
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

type Departure = { userId: number; projectId: number };

/**
 * In a transaction, for who leaves a project: the contacts of theirs that it uses become its owner's, so that nobody
 * from outside changes where the owner pays. One that a project of somebody else uses as well is copied: the project
 * that was left goes on with the copy, and each has theirs.
 */
export async function handOverContacts(tx: Database, { userId, projectId }: Departure): Promise<void> {
  const [project] = await tx
    .select({ ownerId: projects.userId })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project || project.ownerId === userId) return;
  const { ownerId } = project;
  const usedHere = usingTables.map((table) =>
    inArray(
      contacts.id,
      tx.select({ id: table.contactId }).from(table).where(eq(table.projectId, projectId)),
    ),
  );
  const left = await tx
    .select({ contact: contacts, isNeededElsewhere: usedOutsideProjectsOf(tx, ownerId) })
    .from(contacts)
    .where(and(eq(contacts.userId, userId), or(...usedHere)))
    .orderBy(asc(contacts.id))
    .for('update');
  for (const { contact, isNeededElsewhere } of left) {
    // Of the example of who leaves it would go with that.
    const exampleProjectId = contact.exampleProjectId === projectId ? projectId : null;
    const heir = { userId: ownerId, exampleProjectId };
    if (isNeededElsewhere) await copyContact(tx, { ...contact, ...heir }, projectId);
    else await tx.update(contacts).set(heir).where(eq(contacts.id, contact.id));
  }
}

function usedOutsideProjectsOf(db: Database, ownerId: number): SQL<boolean> {
  const uses = usingTables.map((table) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .innerJoin(projects, eq(projects.id, table.projectId))
        .where(and(eq(table.contactId, contacts.id), ne(projects.userId, ownerId))),
    ),
  );
  return sql<boolean>`${or(...uses)}`;
}

/** With what the project knows of its account. */
async function copyContact(
  tx: Database,
  { id, ...fields }: typeof contacts.$inferSelect,
  projectId: number,
): Promise<void> {
  const [copy] = await tx.insert(contacts).values(fields).returning({ id: contacts.id });
  if (!copy) throw new Error('a contact that was just copied is gone');
  for (const table of [...usingTables, ibanChanges]) {
    await tx
      .update(table)
      .set({ contactId: copy.id })
      .where(and(eq(table.contactId, id), eq(table.projectId, projectId)));
  }
}

/** For who leaves altogether: the projects of others that use their contacts, oldest first. */
export async function handOverAllContacts(tx: Database, userId: number): Promise<void> {
  const uses = usingTables.map((table) =>
    inArray(
      projects.id,
      tx
        .select({ id: table.projectId })
        .from(table)
        .innerJoin(contacts, eq(contacts.id, table.contactId))
        .where(eq(contacts.userId, userId)),
    ),
  );
  const places = await tx
    .select({ projectId: projects.id })
    .from(projects)
    .where(or(...uses))
    .orderBy(asc(projects.id));
  for (const { projectId } of places) await handOverContacts(tx, { userId, projectId });
}
