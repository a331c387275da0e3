import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';

/**
 * Work to be done beside the answering: what follows a change, written in the change's own transaction (a mail to send,
 * a file to remove, a paper to read), and what comes back by the clock.
 */
export const jobs = defineTable(
  'jobs',
  {
    id: recordId(),
    queue: text({ enum: ['outbox', 'papers', 'webhooks', 'upkeep'] })
      .notNull()
      .default('outbox'),
    kind: text().notNull(),
    /** Of one kind and one key there is one at most that is not finished. */
    key: text(),
    /** Whose work it is, where people take turns. */
    person: integer(),
    payload: jsonb().notNull(),
    attempts: integer().notNull().default(0),
    runAt: moment().notNull().default(sql`now()`),
    leasedUntil: moment(),
    leasedBy: text(),
    doneAt: moment(),
    failedAt: moment(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('jobs_due')
      .on(table.queue, table.runAt, table.id)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    uniqueIndex('jobs_one_of_a_key')
      .on(table.kind, table.key)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
  ],
);
