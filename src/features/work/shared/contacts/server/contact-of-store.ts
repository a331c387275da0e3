import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** The contact that a row names, to join: `.innerJoin(...contactOf(invoices.contactId))`. */
export function contactOf(contactId: SQLWrapper): [contact: typeof contacts, on: SQL] {
  return [contacts, eq(contacts.id, contactId)];
}

/** What can be read of a contact that was joined. */
export const contactColumns = {
  id: contacts.id,
  name: contacts.name,
  company: contacts.company,
  email: contacts.email,
  phone: contacts.phone,
  type: contacts.type,
  iban: contacts.iban,
  enterpriseNumber: contacts.enterpriseNumber,
  removedAt: contacts.removedAt,
};

const { id, name, company, email, phone, iban, enterpriseNumber } = contactColumns;

/** What a contact is called by. */
export const contactNames = { name, company };
export const contactToCall = { id, name, company, phone };
/** What quotes and invoices show of theirs. */
export const contactOnPaper = { id, name, company, email, phone, iban };
/** By which a letterbox knows who sent a paper. */
export const contactAsSender = { name, company, enterpriseNumber, iban, email, phone };

/** As `contactName` says it, where the database puts a sentence together. */
export const contactNameInSql = sql<string>`coalesce(nullif(btrim(${company}), ''), ${name})`;

/** Of a statement that joins it: nobody changes the contact until the end of the transaction. */
export const holdingContact = { of: contacts };

type ReadContact = Pick<typeof contacts.$inferSelect, keyof typeof contactColumns>;

const contactsQuery = prepareOnce((db) =>
  db
    .select(contactColumns)
    .from(contacts)
    .where(isAnyOf(contacts.id, sql.placeholder('ids'))),
);

/** Also those that were removed since: a record still names them. */
export async function findContacts(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadContact>> {
  if (ids.length === 0) return new Map();
  const rows = await contactsQuery(db).execute({ ids });
  return new Map(rows.map((row) => [row.id, row]));
}
