import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';

/** Work that follows a change, written in the change's own transaction: a mail to send, a file to remove. */
export const outbox = defineTable(
  'outbox',
  {
    id: recordId(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    runAt: moment().notNull().default(sql`now()`),
    lockedUntil: moment(),
    doneAt: moment(),
    failedAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due')
      .on(table.runAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
  ],
);
