import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { contacts } from '#/features/contacts/server/tables';
import { invoiceStatuses } from '#/features/invoices/contract';
import { subsidyTypes } from '#/features/premies/server/tables';
import { quotes } from '#/features/quotes/server/tables';
import { defineTable } from '#/platform/server/database/define-table';
import {
  createdAt,
  money,
  oneOf,
  recordId,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
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
    quoteId: integer().references(() => quotes.id),
    invoiceNumber: text(),
    category: text(),
    description: text(),
    amount: money().notNull(),
    dueDate: date({ mode: 'string' }).$type<Day>(),
    paidDate: date({ mode: 'string' }).$type<Day>(),
    status: text({ enum: invoiceStatuses }).notNull().default('pending'),
    subsidyEligible: boolean().notNull().default(false),
    subsidyTypeId: integer().references(() => subsidyTypes.id),
    notes: text(),
    paymentReference: text(),
    /** The contact's account when it was marked paid: where the money went. */
    paidIban: text(),
    fileKey: uuid().references(() => files.key),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('invoices_project').on(table.projectId, table.status),
    index('invoices_contact').on(table.contactId),
    index('invoices_quote').on(table.quoteId),
    index('invoices_file').on(table.fileKey),
    index('invoices_maker').on(table.createdBy),
    index('invoices_subsidy_type').on(table.subsidyTypeId),
    check('invoices_status', oneOf(table.status, invoiceStatuses)),
    check('invoices_amount', sql`${table.amount} >= 0`),
  ],
);
