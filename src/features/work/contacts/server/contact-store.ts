import { and, asc, eq, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#/core/errors';
import type { ContactUse } from '#/features/work/contacts/rules/usage';
import type { Contact, contactFields } from '#/features/work/shared/contacts/contract';
import {
  projectsUsing,
  usedByLiveProject,
  usesOfContacts,
} from '#/features/work/shared/contacts/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { projects } from '#/platform/server/database/schema/projects';
import { memberProjectIds } from '#/platform/server/database/stores/access-store';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { kindOf } from '#/platform/server/database/stores/record-kind';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Services } from '#/platform/server/services';

type Fields = z.output<typeof contactFields>;

function shape(userId: number | Placeholder) {
  return {
    id: contacts.id,
    name: contacts.name,
    company: contacts.company,
    email: contacts.email,
    phone: contacts.phone,
    address: contacts.address,
    type: contacts.type,
    trades: contacts.trades,
    notes: contacts.notes,
    enterpriseNumber: contacts.enterpriseNumber,
    iban: contacts.iban,
    version: contacts.version,
    isOwn: sql<boolean>`${contacts.userId} = ${userId}`,
  };
}

const isThere = isNull(contacts.removedAt);

const byName = [asc(sql`${contacts.name} collate "und-x-icu"`), asc(contacts.id)];

/** One's own, and those that occur in a project one works in. */
function visibleTo(db: Database, userId: number | Placeholder): SQL {
  const own = db
    .select({ id: sql<number>`${contacts.id}` })
    .from(contacts)
    .where(eq(contacts.userId, userId));
  const used = usesOfContacts().map(({ table, column, projectId }) =>
    db
      .select({ id: sql<number>`${column}` })
      .from(table)
      .where(inArray(projectId, memberProjectIds(db, userId))),
  );
  const ids = sql.join(
    [own, ...used].map((each) => sql`(${each})`),
    sql` union all `,
  );
  // As an array, so that they are looked up by their key: joined, the contacts of everybody would be read.
  return sql`${contacts.id} = any(array(${ids}))`;
}

function selectContacts(db: Database, only?: SQL) {
  const userId = sql.placeholder('userId');
  return db
    .select(shape(userId))
    .from(contacts)
    .where(and(only, visibleTo(db, userId), isThere));
}

const allContacts = prepareOnce((db) => selectContacts(db).orderBy(...byName));
const oneContact = prepareOnce((db) => selectContacts(db, eq(contacts.id, sql.placeholder('contactId'))));

export async function listContacts(db: Database, userId: number): Promise<Contact[]> {
  return allContacts(db).execute({ userId });
}

/** The same list without a query in a query: each step is a plain selection that can hardly fail. */
export async function listContactsSimply(db: Database, userId: number): Promise<Contact[]> {
  const projectIds = (await memberProjectIds(db, userId)).map(({ id }) => id);
  const used = new Set<number>();
  for (const { table, column, projectId } of usesOfContacts()) {
    const rows = await db
      .selectDistinct({ id: sql<number | null>`${column}` })
      .from(table)
      .where(isAnyOf(projectId, projectIds));
    for (const { id } of rows) if (id !== null) used.add(id);
  }
  return db
    .select(shape(userId))
    .from(contacts)
    .where(and(or(eq(contacts.userId, userId), isAnyOf(contacts.id, [...used])), isThere))
    .orderBy(...byName);
}

/** A contact that this person may see and refer to; a stranger's reads as missing. */
async function findContact(db: Database, userId: number, contactId: number): Promise<Contact | undefined> {
  const [row] = await oneContact(db).execute({ userId, contactId });
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
  return writtenRow(
    await db
      .insert(contacts)
      .values({ ...fields, userId })
      .returning(shape(userId)),
  );
}

/** In the order in which they were given. */
export async function createContacts(
  tx: Database,
  userId: number,
  all: readonly Fields[],
): Promise<Contact[]> {
  const rows = await tx
    .insert(contacts)
    .values(all.map((fields) => ({ ...fields, userId })))
    .returning(shape(userId));
  return rows;
}

export async function updateContact(
  tx: Database,
  userId: number,
  contactId: number,
  fields: Partial<Fields>,
): Promise<Contact> {
  const own = and(eq(contacts.id, contactId), eq(contacts.userId, userId));
  // Before the contact itself: who writes in a project takes that first, and its contacts then.
  await tx
    .select({ id: projects.id })
    .from(projects)
    .where(projectsUsing(tx, eq(contacts.id, contactId)))
    .orderBy(asc(projects.id))
    .for('no key update');
  const [row] = await tx
    .update(contacts)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(own)
    .returning(shape(userId));
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * What points at a contact. Locks it for the rest of the transaction: nobody can begin to use it between counting and
 * removing.
 */
export async function listUses(
  tx: Database,
  contactId: number,
  records: Services['records'],
): Promise<ContactUse[]> {
  await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)).for('update');
  const uses: ContactUse[] = [];
  const live = tx.select({ id: projects.id }).from(projects).where(isNull(projects.removedAt));
  for (const { table, column, projectId } of usesOfContacts()) {
    const [, { words }] = kindOf(table, records);
    const { one, many } = words;
    uses.push({
      one,
      many,
      count: await tx.$count(table, and(eq(column, contactId), inArray(projectId, live))),
    });
  }
  return uses;
}

/** Into the trash of who it belongs to. */
export async function removeContact(db: Database, userId: number, contactId: number): Promise<void> {
  await db
    .update(contacts)
    .set({ removedAt: sql`now()` })
    .where(and(eq(contacts.id, contactId), eq(contacts.userId, userId)));
}

/** Those that no project uses, into the trash of who they belong to; answers which. */
export async function removeContacts(
  tx: Database,
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  const own = and(isAnyOf(contacts.id, [...ids]), eq(contacts.userId, userId), isThere);
  // Nobody can begin to use one between looking and removing.
  await tx.select({ id: contacts.id }).from(contacts).where(own).orderBy(asc(contacts.id)).for('update');
  const removed = await tx
    .update(contacts)
    .set({ removedAt: sql`now()` })
    .where(and(own, sql`not (${or(...usedByLiveProject(tx))})`))
    .returning({ id: contacts.id });
  return removed.map(({ id }) => id);
}
