import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, text } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** What somebody wants to be reminded of. */
export const reminders = defineTable(
  'reminders',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    isDone: boolean().notNull().default(false),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('reminders_project').on(table.projectId, table.day),
    index('reminders_maker').on(table.createdBy),
    check('reminders_title_filled', sql`btrim(${table.title}) <> ''`),
  ],
);

declareArchived(reminders);
