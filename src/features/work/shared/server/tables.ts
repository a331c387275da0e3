import { integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';

/** The kinds of work a premium may exist for. */
export const subsidyTypes = defineTable(
  'subsidy_types',
  { id: recordId(), name: text().notNull(), position: integer().notNull() },
  (table) => [uniqueIndex('subsidy_types_name').on(table.name)],
);
