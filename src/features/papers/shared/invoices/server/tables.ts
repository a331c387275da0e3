import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { id } from '#/core/shapes';
import { type PaperLine, paperLine, type VatLine, vatLine } from '#/features/papers/shared/contract';
import { type Asked, asked } from '#/features/papers/shared/findings';
import { invoiceKinds, invoiceStatuses } from '#/features/papers/shared/invoices/contract';
import { paymentOrigins } from '#/features/papers/shared/invoices/payments-contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { keptLines } from '#/features/papers/shared/rules/lines';
import { type SetAside, setAside } from '#/features/papers/shared/seen';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { subsidyTypes } from '#/features/work/shared/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  currentUser,
  money,
  oneOf,
  recordId,
  totalMoney,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { declareDerived, defineTable } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const invoices = defineTable(
  'invoices',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id),
    /** Of a room of this project. */
    roomId: integer(),
    quoteId: integer().references(() => quotes.id),
    kind: text({ enum: invoiceKinds }).notNull().default('invoice'),
    /** Of an invoice of this project; it says nothing while that one is in the trash. */
    creditsInvoiceId: integer(),
    invoiceNumber: text(),
    invoiceDate: date({ mode: 'string' }).$type<Day>(),
    receivedDate: date({ mode: 'string' }).$type<Day>(),
    /** As they stand on the paper. */
    iban: text(),
    addressee: text(),
    /** The account of its contact that the project's owner knows: another one is told until the owner confirms it. */
    knownIban: text(),
    category: text(),
    description: text(),
    amount: money().notNull(),
    netAmount: money(),
    lines: jsonb().$type<PaperLine[]>().notNull().default([]),
    vatLines: jsonb().$type<VatLine[]>().notNull().default([]),
    coversItemIds: jsonb().$type<number[]>().notNull().default([]),
    dueDate: date({ mode: 'string' }).$type<Day>(),
    /** What its payments make: the database keeps these and whether it is paid, whoever writes a payment. */
    paid: totalMoney(),
    /** What credit notes give back of it, what is left to pay and what was paid too much: see `settle_invoice`. */
    credited: totalMoney().notNull().default('0.00'),
    open: totalMoney().notNull().default('0.00'),
    overpaid: totalMoney().notNull().default('0.00'),
    /** Given back wholly by credit notes; of one that names an invoice: nothing is to come back. */
    netted: boolean().notNull().default(false),
    paidDate: date({ mode: 'string' }).$type<Day>(),
    status: text({ enum: invoiceStatuses }).notNull().default('pending'),
    subsidyEligible: boolean().notNull().default(false),
    subsidyTypeId: integer().references(() => subsidyTypes.id),
    notes: text(),
    paymentReference: text(),
    /** What the check found and somebody looked into. */
    setAside: jsonb().$type<SetAside[]>().notNull().default([]),
    asked: jsonb().$type<Asked[]>().notNull().default([]),
    /** Paid while what was found stood open, by a call that didn’t say what was read. */
    paidUnseen: boolean().notNull().default(false),
    fileKey: uuid().references(() => files.key),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('invoices_project').on(table.projectId, table.status),
    index('invoices_contact').on(table.contactId),
    index('invoices_room').on(table.roomId),
    index('invoices_quote').on(table.quoteId),
    index('invoices_credited').on(table.creditsInvoiceId),
    index('invoices_file').on(table.fileKey),
    index('invoices_maker').on(table.createdBy),
    index('invoices_subsidy_type').on(table.subsidyTypeId),
    check('invoices_status', oneOf(table.status, invoiceStatuses)),
    check('invoices_kind', oneOf(table.kind, invoiceKinds)),
    check('invoices_amount', sql`(${table.kind} = 'credit-note') = (${table.amount} < 0)`),
  ],
);

export const payments = defineTable(
  'payments',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    invoiceId: integer()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** Not known of what was only said to be paid. */
    date: date({ mode: 'string' }).$type<Day>(),
    /** The rest of what was paid and given back many times can be larger than an amount. */
    amount: totalMoney().notNull(),
    iban: text(),
    note: text(),
    how: text({ enum: paymentOrigins }).notNull().default('entered'),
    /** Whose invoice it is: they may do with its payments what they may do with it. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Whoever is at work when it is written; nobody any more where they left. */
    notedBy: integer()
      .default(currentUser)
      .references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('payments_invoice').on(table.invoiceId),
    index('payments_project').on(table.projectId),
    index('payments_maker').on(table.createdBy),
    index('payments_noter').on(table.notedBy),
    check('payments_how', oneOf(table.how, paymentOrigins)),
  ],
);

/** What its payments make, and the account that the owner knows: see `known-account-store.ts`. */
declareDerived(invoices, ['paid', 'credited', 'open', 'overpaid', 'netted', 'knownIban', 'paidUnseen']);
declareDerived(payments, ['notedBy']);
declareArchived(invoices, {
  shapes: {
    ...{ lines: z.array(paperLine), vatLines: z.array(vatLine), coversItemIds: z.array(id) },
    ...{ setAside: z.array(setAside), asked: z.array(asked) },
  },
  ids: {
    ...{ roomId: 'rooms', creditsInvoiceId: 'invoices' },
    ...{ 'coversItemIds.*': 'meetstaat_items', 'lines.*.itemId': 'meetstaat_items' },
  },
  // Its payments come after it, and make of it what they make.
  calculated: ({ lines, status }) => {
    const kept = keptLines(lines ?? []);
    const unpaid = { paid: null, paidDate: null, status: status === 'paid' ? 'pending' : status } as const;
    return kept && { lines: kept, ...unpaid };
  },
});
declareArchived(payments);
