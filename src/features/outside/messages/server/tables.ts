import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text } from 'drizzle-orm/pg-core';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** What was written to a contact and by it: one thread for each, in a project. */
export const messages = defineTable(
  'messages',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    isOfContact: boolean().notNull(),
    /** As they were called then. */
    sentBy: text().notNull(),
    sentAs: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('messages_project').on(table.projectId, table.contactId),
    index('messages_contact').on(table.contactId),
    index('messages_maker').on(table.createdBy),
    check('messages_text_filled', sql`btrim(${table.text}) <> ''`),
  ],
);

declareArchived(messages);
