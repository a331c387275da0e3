import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/**
 * Only the hash of a link's token is kept: who reads this table can't read a calendar with it. What somebody reads in
 * a calendar of their own is no record of the project: it has no place in its log or export, and raises no revision.
 */
export const calendarLinks = defineTable(
  'calendar_links',
  {
    id: recordId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    calendarOf: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** By which who is no owner is in the project: who is invited anew has another, and needs another link. */
    memberAs: integer(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('calendar_links_token').on(table.tokenHash),
    uniqueIndex('calendar_links_person').on(table.userId, table.calendarOf),
    index('calendar_links_project').on(table.calendarOf),
  ],
);
