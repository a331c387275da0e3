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
  id,
  line,
  moment,
  optionalLine,
  requiredLine,
  signedAmountInput,
  version,
} from '#/core/wire';
import { readIban } from '#/features/contacts/rules/iban';
import { readCommunication } from '#/features/invoices/rules/structured-communication';
import { paper, paperFields, paperUpload } from '#/features/papers/contract';

export const invoiceStatuses = ['pending', 'paid', 'overdue'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** A credit note is an invoice below zero. */
export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Entered one by one, or made because somebody said that the invoice is paid. */
export const paymentOrigins = ['entered', 'status'] as const;

export const payment = z.object({
  id,
  invoiceId: id,
  /** Null where nobody noted it. */
  date: day.nullable(),
  /** Below zero where it was given back. */
  amount,
  /** The account that it went to. */
  iban: z.string().nullable(),
  note: z.string().nullable(),
  how: z.enum(paymentOrigins),
  version,
  createdAt: moment,
});
export type Payment = z.infer<typeof payment>;

const ibanChange = z.object({
  /** Null where the contact had no account before. */
  from: z.string().nullable(),
  to: z.string(),
  /** Name or address; null of somebody without an account here, or where nobody noted it. */
  changedBy: z.string().nullable(),
  changedAt: moment,
});
export type IbanChange = z.infer<typeof ibanChange>;

export const findingRules = [
  'price-above-quote',
  'quantity-above-quote',
  'not-ordered',
  'billed-before',
  'above-contract',
  'vat-differs',
  'vat-rate',
  'account-differs',
  'wrong-sum',
  'other-addressee',
] as const;

export type FindingRule = (typeof findingRules)[number];

const severities = ['info', 'warning', 'danger'] as const;
export type FindingSeverity = (typeof severities)[number];

/** What somebody looked into, with what they found. */
const setAside = z.object({ rule: z.enum(findingRules), reason: z.string(), at: moment });
export type SetAside = z.infer<typeof setAside>;

const finding = z.object({
  rule: z.enum(findingRules),
  severity: z.enum(severities),
  sentence: z.string(),
  /** Of the invoice, by their place: 0 is the first. */
  lines: z.array(z.int().min(0)),
  /** What it is about, where that can be said. */
  amount: amount.nullable(),
  /** Of a wrong rate of VAT: the last day to contest it in writing, where the day of receipt is known. */
  contestUntil: day.optional(),
  /** Ready to send to the firm, where there is something to ask. */
  mail: z.object({ to: z.string(), subject: z.string(), body: z.string() }).optional(),
  /** Why it was set aside, and when. */
  setAside: z.object({ reason: z.string(), at: moment }).nullable(),
});
export type Finding = z.infer<typeof finding>;

export const invoice = paper.extend({
  kind: z.enum(invoiceKinds),
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
  payments: z.array(payment),
  subsidyEligible: z.boolean(),
  subsidyTypeId: id.nullable(),
  paymentReference: z.string().nullable(),
  setAside: z.array(setAside),
  /** While it is open: another account than the project knew, which its owner has not confirmed yet. */
  ibanChange: ibanChange.nullable(),
});
export type Invoice = z.infer<typeof invoice>;

const communication = line(140)
  .refine((typed) => readCommunication(typed).kind !== 'mistyped', {
    message: 'Deze gestructureerde mededeling klopt niet. Kijk de cijfers na.',
  })
  .nullable()
  .transform((typed) => typed || null);

const ibanInput = line(60)
  .nullable()
  .transform((typed, context) => {
    if (!typed) return null;
    const read = readIban(typed);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'Dit rekeningnummer klopt niet. Controleer de IBAN.' });
    return z.NEVER;
  });

export const invoiceFields = paperFields.extend({
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
  summary: 'The invoices of a project, newest first',
  shows: ['invoices', 'payments', 'contacts', 'quotes', 'files'],
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
  body: changesOf(invoiceFields.extend({ removeFile: formFlag })),
  upload: paperUpload,
  output: invoice,
});

export const updatePayment = defineCall({
  method: 'PUT',
  path: '/api/invoices/:id/payment',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary: 'Mark the rest of an invoice paid, or take that back; payments that were entered one by one stay',
  body: z.object({
    status: z.enum(invoiceStatuses),
    paidDate: day.nullable(),
    /** Left out, it stays. */
    paymentReference: communication.optional(),
  }),
  output: invoice,
});

const paymentFields = z.object({
  amount: signedAmountInput.refine((value) => Number(value) !== 0, 'Vul een bedrag in dat niet nul is.'),
  date: optionalFormDay,
  /** Left out: the account of the contact. */
  iban: ibanInput.nullish().transform((iban) => iban ?? null),
  note: optionalLine(300),
});

export const addPayment = defineCall({
  method: 'POST',
  path: '/api/invoices/:id/payments',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary: 'Note a payment of an invoice, or below zero what was given back',
  versionOf: null,
  body: paymentFields,
  output: payment,
  creates: true,
});

export const removePayment = defineCall({
  method: 'DELETE',
  path: '/api/payments/:id',
  who: { right: 'change', record: 'payments', orOwn: true },
  summary: 'Remove a payment: what it paid is open again',
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

export const listFindings = defineCall({
  method: 'GET',
  path: '/api/invoices/:id/findings',
  who: { right: 'read', record: 'invoices' },
  summary: 'What is not right about an invoice, the worst first, also what was set aside',
  output: z.array(finding),
});

export const listOpenFindings = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/findings',
  who: { right: 'read' },
  summary:
    'How many findings nobody set aside yet, of the invoices that are not paid; those without are left out',
  output: z.array(z.object({ invoiceId: id, count: z.int(), severity: z.enum(severities) })),
});

export const setAsideFinding = defineCall({
  method: 'PUT',
  path: '/api/invoices/:id/findings',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary: 'Set a finding aside with a reason, or with none take that back',
  versionOf: null,
  body: z.object({
    rule: z.enum(findingRules, `Kies een van deze: ${findingRules.join(', ')}.`),
    reason: optionalLine(500),
  }),
  output: z.array(finding),
});
