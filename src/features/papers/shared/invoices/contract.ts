import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import {
  formFlag,
  optionalFormDay,
  optionalFormId,
  optionalFormWord,
  stayingFormDay,
  stayingFormId,
} from '#/core/form-fields';
import {
  amount,
  day,
  fromForm,
  id,
  line,
  moment,
  optionalLine,
  requiredLine,
  signedAmountInput,
} from '#/core/shapes';
import { paper, paperFields, paperUpload, requiredFields } from '#/features/papers/shared/contract';
import { communication, ibanInput, payment } from '#/features/papers/shared/invoices/payments-contract';
import { seenKeys, setAside } from '#/features/papers/shared/seen';

export const invoiceStatuses = ['pending', 'paid', 'overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** A credit note is an invoice below zero; a receipt was paid in the shop, and never had an invoice. */
export const invoiceKinds = ['invoice', 'credit-note', 'receipt'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const ibanChange = z.object({
  /** Null where the contact had no account before. */
  from: z.string().nullable(),
  to: z.string(),
  /** Name or address; null of somebody without an account here, or where nobody noted it. */
  changedBy: z.string().nullable(),
  changedAt: moment,
});
export type IbanChange = z.infer<typeof ibanChange>;

export const invoice = paper.extend({
  kind: z.enum(invoiceKinds),
  /** Of a receipt: where it was bought, as its contact is called. */
  payee: z.string().nullable(),
  roomId: id.nullable(),
  invoiceNumber: z.string().nullable(),
  /** The invoice that a credit note gives back of, where it is known and still there. */
  creditsInvoiceId: id.nullable(),
  invoiceDate: day.nullable(),
  receivedDate: day.nullable(),
  /** The account and the name that stand on the paper. */
  iban: z.string().nullable(),
  addressee: z.string().nullable(),
  quoteId: id.nullable(),
  quote: z.object({ id, quoteNumber: z.string().nullable(), description: z.string().nullable() }).nullable(),
  dueDate: day.nullable(),
  /** Of the last payment, once nothing is left to pay. */
  paidDate: day.nullable(),
  /** Paid as soon as the payments make the amount; what somebody chose until then. */
  status: z.enum(invoiceStatuses),
  /** The sum of its payments. */
  paid: amount,
  /** What the credit notes that name it give back. */
  credited: amount,
  /** What is left to pay, with the payments on those credit notes. */
  open: amount,
  /** What was paid above what is asked; of a credit note that names no invoice what is to come back. */
  overpaid: amount,
  /** An invoice that credit notes give back wholly; a credit note that names one and brings nothing back. */
  netted: z.boolean(),
  payments: z.array(payment),
  subsidyEligible: z.boolean(),
  subsidyTypeId: id.nullable(),
  paymentReference: z.string().nullable(),
  setAside: z.array(setAside),
  /** While it is open: another account than the project knew, which its owner has not confirmed yet. */
  ibanChange: ibanChange.nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceFields = paperFields.extend({
  /** Of a receipt the `payee` is enough. */
  contactId: optionalFormId(requiredFields),
  /** Of a receipt: its contact is found by this name, or made. */
  payee: optionalLine(200).optional(),
  roomId: stayingFormId('Kies een ruimte uit de lijst.'),
  /** Below zero on a credit note, and only there. */
  amount: signedAmountInput,
  kind: optionalFormWord(invoiceKinds),
  invoiceNumber: optionalLine(60),
  creditsInvoiceId: stayingFormId('Kies een factuur uit de lijst.'),
  invoiceDate: stayingFormDay,
  receivedDate: stayingFormDay,
  iban: ibanInput.optional(),
  addressee: line(200)
    .nullable()
    .transform((typed) => typed || null)
    .optional(),
  dueDate: optionalFormDay,
  paidDate: optionalFormDay,
  status: optionalFormWord(invoiceStatuses),
  subsidyEligible: formFlag,
  subsidyTypeId: optionalFormId('Kies een premiecategorie uit de lijst.'),
  quoteId: optionalFormId('Kies een offerte uit de lijst.'),
  paymentReference: communication.default(null),
});
export type InvoiceFields = z.output<typeof invoiceFields>;

export const listInvoices = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/invoices',
  who: { right: 'read' },
  token: 'read',
  summary: 'The invoices of a project, newest first',
  shows: ['invoices', 'payments', 'contacts', 'quotes.quoteNumber', 'quotes.description', 'files'],
  output: z.array(invoice),
});

export const createInvoice = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/invoices',
  who: { right: 'add' },
  summary: 'A new invoice, with its file if there is one',
  body: invoiceFields,
  upload: paperUpload,
  output: invoice,
  creates: true,
});

export const updateInvoice = defineCall({
  method: 'PUT',
  path: '/api/invoices/:id',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary: 'Change an invoice; what is left out stays, its file too',
  body: changesOf(
    invoiceFields.extend({
      removeFile: formFlag,
      /** Where it is paid by it: what was read of what was found. */
      seen: fromForm(seenKeys),
    }),
  ),
  upload: paperUpload,
  output: invoice,
});

export const updatePayment = defineCall({
  method: 'PUT',
  path: '/api/invoices/:id/payment',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary:
    'Mark the rest of an invoice paid, or take that back; payments that were entered one by one stay. With `seen`, what was found and not read is answered with 409',
  body: z.object({
    status: z.enum(invoiceStatuses),
    paidDate: day.nullable(),
    /** Left out, it stays. */
    paymentReference: communication.optional(),
    seen: seenKeys.optional(),
  }),
  output: invoice,
});

export const confirmIban = defineCall({
  method: 'POST',
  path: '/api/invoices/:id/confirm-iban',
  who: { right: 'manage', record: 'invoices' },
  summary: 'Confirm the changed account of its contact, for all invoices of the project',
  body: z.object({
    /** As one read it: another change in the meantime is not confirmed unseen. */
    iban: requiredLine(60, 'Welk rekeningnummer klopt?'),
  }),
  output: invoice,
});

export const removeInvoice = defineCall({
  method: 'DELETE',
  path: '/api/invoices/:id',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary: 'Remove an invoice, with its file',
});
