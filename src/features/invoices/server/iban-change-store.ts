import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { sameIban } from '#/features/contacts/rules/iban';
import { contacts, ibanChanges } from '#/features/contacts/server/tables';
import { invoices } from '#/features/invoices/server/tables';
import type { Database } from '#/platform/server/database/database';
import { users } from '#/platform/server/database/schema/people';

function unconfirmed(projectId: number) {
  return and(eq(ibanChanges.projectId, projectId), isNull(ibanChanges.confirmedAt));
}

/** For each contact of a project the account before the first change that nobody confirmed, and the last change. */
export function unconfirmedChanges(db: Database, projectId: number) {
  const span = db
    .select({
      lastId: sql<number>`max(${ibanChanges.id})`.as('last_id'),
      from: sql<string | null>`(array_agg(${ibanChanges.fromIban} order by ${ibanChanges.id}))[1]`.as(
        'first_iban',
      ),
    })
    .from(ibanChanges)
    .where(unconfirmed(projectId))
    .groupBy(ibanChanges.contactId)
    .as('span');
  const fullName = sql`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`;
  return db
    .select({
      contactId: sql<number>`${ibanChanges.contactId}`.as('changed_contact_id'),
      from: span.from,
      changedBy: sql<string | null>`coalesce(${fullName}, ${users.email})`.as('changer'),
      changedAt: ibanChanges.changedAt,
    })
    .from(span)
    .innerJoin(ibanChanges, eq(ibanChanges.id, span.lastId))
    .leftJoin(users, eq(users.id, ibanChanges.changedBy))
    .as('changed');
}

type Reader = { userId: number; projectId: number };

/** In a transaction, with the contact held: what is confirmed is the account that was read, and no later one. */
export async function confirmIban(
  tx: Database,
  { userId, projectId }: Reader,
  invoiceId: number,
  iban: string,
): Promise<void> {
  const [contact] = await tx
    .select({ id: contacts.id, iban: contacts.iban })
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
    .where(and(unconfirmed(projectId), eq(ibanChanges.contactId, contact.id)));
}
