import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { tokenRights } from '#/core/call';
import { createdAt, moment, oneOf, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/**
 * By which programs of somebody open one project; only the hash is kept, as of a session. It is the person's and no
 * record of the project: it has no place in its log or export, and raises no revision.
 */
export const accessTokens = defineTable(
  'access_tokens',
  {
    id: recordId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    opens: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** By which who is no owner is in the project: who is invited anew has another, and needs another token. */
    memberAs: integer(),
    name: text().notNull(),
    right: text({ enum: tokenRights }).notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('access_tokens_hash').on(table.tokenHash),
    index('access_tokens_person').on(table.userId),
    index('access_tokens_project').on(table.opens),
    index('access_tokens_expiry').on(table.expiresAt),
    check('access_tokens_right', oneOf(table.right, tokenRights)),
  ],
);
