import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';

/**
 * What a creating call was answered under the key of its sender, for when the same call comes again. Without an answer:
 * somebody is at it, until `claimedUntil` at most.
 */
export const keptAnswers = defineTable(
  'kept_answers',
  {
    /** Whose key it is: a person’s, or of a link by which somebody without an account came. */
    holder: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    fingerprint: text().notNull(),
    claim: text().notNull(),
    claimedUntil: moment().notNull(),
    status: integer(),
    body: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holder, table.key] }),
    index('kept_answers_user').on(table.userId),
    index('kept_answers_expiry').on(table.expiresAt),
  ],
);
