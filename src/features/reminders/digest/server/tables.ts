import { boolean, date, index, integer, jsonb, primaryKey } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import type { FirstSteps } from '#/features/reminders/digest/rules/due';
import { updatedAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Until which day somebody was told of the deadlines of a project; no record of the project itself. */
export const digests = defineTable(
  'digests',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    digestOf: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    lastDay: date({ mode: 'string' }).$type<Day>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.digestOf] }),
    index('digests_project').on(table.digestOf),
  ],
);

/** Who says nothing gets a letter of everything. */
export const mailChoices = defineTable('mail_choices', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isStopped: boolean().notNull().default(false),
  off: jsonb().$type<string[]>().notNull().default([]),
  from: jsonb().$type<FirstSteps>().notNull().default({}),
  updatedAt: updatedAt(),
});
