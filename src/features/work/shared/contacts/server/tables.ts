import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { contactTypes } from '#/features/work/shared/contacts/contract';
import { type Trade, trades } from '#/features/work/shared/contacts/rules/trades';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  moment,
  oneOf,
  recordId,
  removedAt,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { declareDerived, defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Contacts belong to a user, not to a project. Those of an example project remember it, so that they leave with it. */
export const contacts = defineTable(
  'contacts',
  {
    id: recordId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    company: text(),
    email: text(),
    phone: text(),
    address: text(),
    type: text({ enum: contactTypes }).notNull().default('contractor'),
    trades: jsonb().$type<Trade[]>().notNull().default([]),
    enterpriseNumber: text(),
    iban: text(),
    notes: text(),
    exampleProjectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    removedAt: removedAt(),
    version: version(),
  },
  (table) => [
    index('contacts_user').on(table.userId),
    index('contacts_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index('contacts_example').on(table.exampleProjectId),
    check('contacts_type', oneOf(table.type, contactTypes)),
    check('contacts_name_filled', sql`btrim(${table.name}) <> ''`),
  ],
);

/**
 * Another account on a contact, for each project that had invoices of it. Every project's owner confirms it once for
 * their own; until then its open invoices warn.
 */
export const ibanChanges = defineTable(
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

declareDerived(ibanChanges, ['changedBy', 'confirmedBy']);
declareArchived(contacts, { shapes: { trades: z.array(z.enum(trades)) } });
declareArchived(ibanChanges);
