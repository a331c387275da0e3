import { sql } from 'drizzle-orm';
import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, updatedAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';

/** What this database has to remember of itself: which file store is its own. */
export const installation = defineTable('installation', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: updatedAt(),
});

/** A process that uses this database says so again and again; one that was killed is forgotten when its time is over. */
export const leases = defineTable(
  'leases',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    holder: text().notNull(),
    createdAt: createdAt(),
    until: moment().notNull().default(sql`now()`),
  },
  (table) => [index('leases_kind').on(table.kind, table.until)],
);
