import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { sameIban } from '#/core/iban';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import {
  contactColumns,
  contactOf,
  findContacts,
  holdingContact,
} from '#/features/work/shared/contacts/server/contact-of-store';
import { confirmIbanChanges } from '#/features/work/shared/contacts/server/iban-change-store';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

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

export async function isOwnerOf(db: Database, projectId: number, userId: number | null): Promise<boolean> {
  if (userId === null) return false;
  const owned = and(eq(projects.id, projectId), eq(projects.userId, userId));
  return (await db.$count(projects, owned)) > 0;
}

export async function findIban(db: Database, contactId: number): Promise<string | null> {
  return (await findContacts(db, [contactId])).get(contactId)?.iban ?? null;
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
      iban: contactColumns.iban,
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), which));
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
    .select({ id: contactColumns.id, iban: contactColumns.iban })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)))
    .for('share', holdingContact);
  if (!contact) throw new AppError('not_found');
  if (!sameIban(contact.iban, iban)) {
    throw new AppError(
      'conflict',
      'Het rekeningnummer is intussen opnieuw gewijzigd. Kijk het nieuwe eerst na.',
    );
  }
  await confirmIbanChanges(tx, { projectId, userId }, contact.id);
  const payees = await listPayees(tx, projectId, { contactIds: [contact.id] });
  await learnIban(
    tx,
    projectId,
    payees.map(({ id }) => id),
    contact.iban,
  );
}
