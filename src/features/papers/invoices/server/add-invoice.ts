import type { Day } from '#/core/day';
import { zeroTotal } from '#/core/money';
import { checkFields } from '#/features/papers/invoices/server/check-fields';
import { contactOf } from '#/features/papers/invoices/server/contact-of';
import { findKnownIban } from '#/features/papers/invoices/server/known-account-store';
import { notePaid } from '#/features/papers/invoices/server/looked-store';
import { settleBySaying } from '#/features/papers/invoices/server/said-payments-store';
import type { InvoiceFields } from '#/features/papers/shared/invoices/contract';
import * as store from '#/features/papers/shared/invoices/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

/** A new invoice with a file that is stored already, or without; checked as its call does. In a transaction. */
export async function addInvoice(
  tx: Database,
  place: Actor,
  sent: InvoiceFields,
  { fileKey, today }: { fileKey: string | null; today: Day },
): Promise<number> {
  const { payee, ...fields } = sent.kind === 'receipt' ? paidAtOnce(sent, today) : { ...sent, payee: null };
  const contactId = await contactOf(tx, place, { payee, contactId: fields.contactId });
  const { contact, values } = await checkFields(tx, place, { ...fields, contactId });
  const knownIban = await findKnownIban(tx, place.projectId, contact);
  const id = await store.createInvoice(tx, place, { ...values, fileKey, knownIban });
  const { status, paidDate, amount } = fields;
  const made = { id, projectId: place.projectId, createdBy: place.userId };
  const asking = { amount, credited: '0.00', returned: zeroTotal };
  const { kind = 'invoice', creditsInvoiceId = null } = values;
  await settleBySaying(
    tx,
    { ...made, ...asking, kind, creditsInvoiceId, status: 'pending' },
    {
      ...{ status, paidDate, iban: contact.iban },
      ...{ isOtherContact: false, isOtherAmount: false },
    },
  );
  if (status === 'paid') await notePaid(tx, made, { seen: undefined, today });
  return id;
}

/** In a shop one pays before one leaves. */
function paidAtOnce(fields: InvoiceFields, today: Day): InvoiceFields {
  const day = fields.invoiceDate ?? fields.paidDate ?? today;
  return { ...fields, invoiceDate: day, paidDate: fields.paidDate ?? day, status: fields.status ?? 'paid' };
}
