import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/pg-core';
import { propertyTypes } from '#/features/money/shared/rules/financing';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { money, oneOf, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { projects } from '#/platform/server/database/schema/projects';

export const budgets = defineTable(
  'budgets',
  {
    projectId: integer()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    purchasePrice: money(),
    notaryFees: money(),
    registrationFees: money(),
    ownContribution: money(),
    loanAmount: money(),
    renovationBudget: money(),
    /** How long after its application a premium is expected; null where nobody said. */
    premiumMonths: integer(),
    propertyType: text({ enum: propertyTypes }).notNull().default('first_home'),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check('budgets_property_type', oneOf(table.propertyType, propertyTypes)),
    check('budgets_premium_months', sql`${table.premiumMonths} between 0 and 60`),
  ],
);

declareArchived(budgets);
