import { eq, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { AppError } from '#/core/errors';
import type { Signing } from '#/features/duties/duties/rules/facts';
import { withdrawUntil } from '#/features/duties/duties/rules/withdrawal';
import { withdrawalMail } from '#/features/duties/duties/rules/withdrawal-mail';
import { quoteSignings } from '#/features/duties/duties/server/tables';
import type { QuoteSigning } from '#/features/duties/duties/signing-contract';
import { quotesOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/shared/contacts/server/contact-of-store';
import { getHome } from '#/features/work/shared/home/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

async function getSigned(db: Database, projectId: number, id: number) {
  const quote = quotesOf(db, projectId);
  const [row] = await db
    .select({
      status: quote.status,
      quote: { quoteNumber: quote.quoteNumber, description: quote.description },
      contact: { ...contactNames, email: contactColumns.email },
      signing: { where: quoteSignings.place, day: quoteSignings.signedOn },
    })
    .from(quote)
    .innerJoin(...contactOf(quote.contactId))
    .leftJoin(quoteSignings, eq(quoteSignings.quoteId, quote.id))
    .where(eq(quote.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

/** One that is no longer accepted has nothing to withdraw from. */
export async function getSigning(db: Database, projectId: number, id: number): Promise<QuoteSigning> {
  const { status, quote, contact, signing } = await getSigned(db, projectId, id);
  if (!signing || status !== 'accepted') return { where: null, day: null, withdrawUntil: null, mail: null };
  const until = withdrawUntil(signing);
  const { applicants } = await getHome(db, projectId);
  const { day } = signing;
  const named = { name: contactName(contact), email: contact.email };
  const mail = until && withdrawalMail({ contact: named, quote, day, applicants });
  return { ...signing, withdrawUntil: until, mail };
}

export async function saveSigning(
  tx: Database,
  { projectId, userId }: Actor,
  quoteId: number,
  { where, day }: Signing,
): Promise<void> {
  const { status } = await getSigned(tx, projectId, quoteId);
  if (status !== 'accepted') {
    throw new AppError('conflict', 'Deze offerte is niet geaccepteerd. Accepteer ze eerst.');
  }
  const fields = { place: where, signedOn: day };
  await tx
    .insert(quoteSignings)
    .values({ projectId, quoteId, createdBy: userId, ...fields })
    .onConflictDoUpdate({ target: quoteSignings.quoteId, set: { ...fields, updatedAt: sql`now()` } });
}
