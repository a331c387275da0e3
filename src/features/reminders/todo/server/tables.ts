import { date, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { createdAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** What somebody set aside of a project for themselves; no record of the project itself. */
export const todosAside = defineTable(
  'todos_aside',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    asideOf: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** The last day on which it is out of sight. */
    until: date({ mode: 'string' }).$type<Day>().notNull(),
    setAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.asideOf, table.key] }),
    index('todos_aside_project').on(table.asideOf),
  ],
);
