import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';

/** What somebody has read of the bell. */
export const readNews = defineTable(
  'read_news',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    readAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
