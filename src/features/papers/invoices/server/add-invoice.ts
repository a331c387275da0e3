import type { InvoiceFields } from '#/features/papers/invoices/contract';
import { checkFields } from '#/features/papers/invoices/server/check-fields';
import { findKnownIban } from '#/features/papers/invoices/server/known-account-store';
import { settleBySaying } from '#/features/papers/invoices/server/payment-store';
import * as store from '#/features/papers/invoices/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

/** A new invoice with a file that is stored already, or without; checked as its call does. In a transaction. */
export async function addInvoice(
  tx: Database,
  place: Actor,
  fields: InvoiceFields,
  fileKey: string | null,
): Promise<number> {
  const { contact, values } = await checkFields(tx, place, fields);
  const knownIban = await findKnownIban(tx, place.projectId, contact);
  const id = await store.createInvoice(tx, place, { ...values, fileKey, knownIban });
  const { status, paidDate, amount } = fields;
  const made = { id, projectId: place.projectId, createdBy: place.userId, amount };
  await settleBySaying(tx, made, { status, paidDate, iban: contact.iban, isOtherContact: false });
  return id;
}
