import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { sameIban } from '#/core/iban';
import { invoices } from '#/features/papers/invoices/server/tables';
import { quotes } from '#/features/papers/quotes/server/tables';
import { contacts, ibanChanges } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Whose account was changed last without the owner's word, by contact: who did it, and when. */
export function unconfirmedChanges(db: Database, projectId: number) {
  const last = db
    .select({ lastId: sql<number>`max(${ibanChanges.id})`.as('last_id') })
    .from(ibanChanges)
    .where(and(eq(ibanChanges.projectId, projectId), isNull(ibanChanges.confirmedAt)))
    .groupBy(ibanChanges.contactId)
    .as('last_change');
  return db
    .select({
      contactId: sql<number>`${ibanChanges.contactId}`.as('changed_contact_id'),
      changedBy: sql<string | null>`nullif(${nameOfPerson}, '')`.as('changer'),
      changedAt: ibanChanges.changedAt,
    })
    .from(last)
    .innerJoin(ibanChanges, eq(ibanChanges.id, last.lastId))
    .leftJoin(users, eq(users.id, ibanChanges.changedBy))
    .as('changed');
}

/** What the owner knows of a contact's account: as on its last invoice here, or as it is where there is none yet. */
export async function findKnownIban(
  db: Database,
  projectId: number,
  contact: { id: number; iban: string | null },
): Promise<string | null> {
  const [last] = await db
    .select({ knownIban: invoices.knownIban })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), eq(invoices.contactId, contact.id)))
    .orderBy(desc(invoices.id))
    .limit(1);
  return last ? last.knownIban : contact.iban;
}

export async function findContactOfQuote(
  db: Database,
  projectId: number,
  quoteId: number,
): Promise<{ id: number; iban: string | null } | undefined> {
  const [contact] = await db
    .select({ id: contacts.id, iban: contacts.iban })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)));
  return contact;
}

export async function isOwnerOf(db: Database, projectId: number, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  const owned = and(eq(projects.id, projectId), eq(projects.userId, userId));
  return (await db.$count(projects, owned)) > 0;
}

export async function findIban(db: Database, contactId: number): Promise<string | null> {
  const [row] = await db.select({ iban: contacts.iban }).from(contacts).where(eq(contacts.id, contactId));
  return row?.iban ?? null;
}

export type Payee = { id: number; contactId: number; knownIban: string | null; iban: string | null };

/** Invoices with the account that they would be paid to now. */
export async function listPayees(
  db: Database,
  projectId: number,
  by: { ids: readonly number[] } | { contactIds: readonly number[] },
): Promise<Payee[]> {
  const which = 'ids' in by ? isAnyOf(invoices.id, by.ids) : isAnyOf(invoices.contactId, by.contactIds);
  return db
    .select({
      id: invoices.id,
      contactId: invoices.contactId,
      knownIban: invoices.knownIban,
      iban: contacts.iban,
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), which));
}

type IbanChange = Omit<typeof ibanChanges.$inferInsert, 'changedAt'>;

export async function noteIbanChange(tx: Database, change: IbanChange): Promise<void> {
  await tx.insert(ibanChanges).values(change);
}

/** Unless it is told already. */
export async function noteUnseenChange(tx: Database, change: IbanChange): Promise<void> {
  const told = and(
    eq(ibanChanges.projectId, change.projectId),
    eq(ibanChanges.contactId, change.contactId),
    isNull(ibanChanges.confirmedAt),
  );
  if ((await tx.$count(ibanChanges, told)) === 0) await noteIbanChange(tx, change);
}

/** From now on another account than this one is told. */
export async function learnIban(
  tx: Database,
  projectId: number,
  ids: readonly number[],
  iban: string | null,
): Promise<void> {
  await tx
    .update(invoices)
    .set({ knownIban: iban })
    .where(and(eq(invoices.projectId, projectId), isAnyOf(invoices.id, ids)));
}

/** In a transaction, with the contact held: what is confirmed is the account that was read, and no later one. */
export async function confirmIban(
  tx: Database,
  { userId, projectId }: { userId: number; projectId: number },
  invoiceId: number,
  iban: string,
): Promise<void> {
  const [contact] = await tx
    .select({ id: contacts.id, iban: contacts.iban, known: invoices.knownIban })
    .from(contacts)
    .innerJoin(invoices, eq(invoices.contactId, contacts.id))
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)))
    .for('share', { of: contacts });
  if (!contact) throw new AppError('not_found');
  if (!sameIban(contact.iban, iban)) {
    throw new AppError(
      'conflict',
      'Het rekeningnummer is intussen opnieuw gewijzigd. Kijk het nieuwe eerst na.',
    );
  }
  await tx
    .update(ibanChanges)
    .set({ confirmedBy: userId, confirmedAt: sql`now()` })
    .where(
      and(
        eq(ibanChanges.projectId, projectId),
        eq(ibanChanges.contactId, contact.id),
        isNull(ibanChanges.confirmedAt),
      ),
    );
  const payees = await listPayees(tx, projectId, { contactIds: [contact.id] });
  await learnIban(
    tx,
    projectId,
    payees.map(({ id }) => id),
    contact.iban,
  );
}
