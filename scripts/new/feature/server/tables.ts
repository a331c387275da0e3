import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/pg-core';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, money, recordId, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const entries = defineTable(
  'new_thing_entries',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    contactId: integer().references(() => contacts.id),
    amount: money().notNull(),
    notes: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('new_thing_entries_project').on(table.projectId),
    index('new_thing_entries_contact').on(table.contactId),
    index('new_thing_entries_maker').on(table.createdBy),
    check('new_thing_entries_title_filled', sql`btrim(${table.title}) <> ''`),
  ],
);

declareArchived(entries);
