import { date, integer, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { recordId, totalMoney } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { projects } from '#/platform/server/database/schema/projects';

/** What a project was expected to cost, by the day: tomorrow nobody can tell what was expected today. */
export const ledgerDays = defineTable(
  'ledger_days',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    low: totalMoney().notNull(),
    high: totalMoney().notNull(),
  },
  (table) => [uniqueIndex('ledger_days_day').on(table.projectId, table.day)],
);

declareArchived(ledgerDays);
