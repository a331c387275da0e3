import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { contactTypes } from '#/features/contacts/contract';
import { createdAt, oneOf, recordId, updatedAt } from '#/platform/server/database/schema/columns';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Contacts belong to a user, not to a project. Those of an example project remember it, so that they leave with it. */
export const contacts = pgTable(
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
    enterpriseNumber: text(),
    iban: text(),
    notes: text(),
    exampleProjectId: integer().references(() => projects.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('contacts_user').on(table.userId),
    index('contacts_example').on(table.exampleProjectId),
    check('contacts_type', oneOf(table.type, contactTypes)),
    check('contacts_name_filled', sql`btrim(${table.name}) <> ''`),
  ],
);
