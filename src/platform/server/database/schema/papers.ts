import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { documentCategories } from '#/features/documents/contract';
import { invoiceStatuses } from '#/features/invoices/contract';
import { quoteStatuses, type UnforeseenCost } from '#/features/quotes/contract';
import {
  createdAt,
  moment,
  money,
  oneOf,
  recordId,
  updatedAt,
} from '#/platform/server/database/schema/columns';
import { contacts } from '#/platform/server/database/schema/contacts';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { subsidyTypes } from '#/platform/server/database/schema/work';

/** What is stored under a random key; the name is for people and never a path. */
export const files = pgTable(
  'files',
  {
    key: uuid().primaryKey(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mimeType: text().notNull(),
    size: integer().notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('files_project_content').on(table.projectId, table.sha256)],
);

export const quotes = pgTable(
  'quotes',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id),
    quoteNumber: text(),
    category: text(),
    description: text(),
    amount: money().notNull(),
    unforeseenCosts: jsonb().$type<UnforeseenCost[]>().notNull().default([]),
    validUntil: date({ mode: 'string' }).$type<Day>(),
    status: text({ enum: quoteStatuses }).notNull().default('pending'),
    notes: text(),
    fileKey: uuid().references(() => files.key),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('quotes_project').on(table.projectId, table.status),
    index('quotes_contact').on(table.contactId),
    index('quotes_file').on(table.fileKey),
    index('quotes_maker').on(table.createdBy),
    check('quotes_status', oneOf(table.status, quoteStatuses)),
    check('quotes_amount', sql`${table.amount} >= 0`),
  ],
);

export const invoices = pgTable(
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

export const documents = pgTable(
  'documents',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fileKey: uuid()
      .notNull()
      .references(() => files.key),
    category: text({ enum: documentCategories }).notNull().default('other'),
    description: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: createdAt(),
  },
  (table) => [
    index('documents_project').on(table.projectId),
    index('documents_file').on(table.fileKey),
    index('documents_maker').on(table.createdBy),
  ],
);

/**
 * Another account on a contact, for each project that had invoices of it. Every project's owner confirms it once for
 * their own; until then its open invoices warn.
 */
export const ibanChanges = pgTable(
  'iban_changes',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    fromIban: text(),
    toIban: text(),
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: createdAt(),
    confirmedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    confirmedAt: moment(),
  },
  (table) => [
    index('iban_changes_project').on(table.projectId, table.contactId),
    index('iban_changes_contact').on(table.contactId),
    index('iban_changes_changer').on(table.changedBy),
    index('iban_changes_confirmer').on(table.confirmedBy),
  ],
);
