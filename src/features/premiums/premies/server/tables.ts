import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, numeric, text } from 'drizzle-orm/pg-core';
import { premieCalculation } from '#/features/premiums/premies/contract';
import { amountsAgain } from '#/features/premiums/premies/rules/saved-calculation';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { amountOfWork, createdAt, money, recordId, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** A saved simulation remembers its input and its rule table, so that it can be opened again after the rules changed. */
export const premieCalculations = defineTable(
  'premie_calculations',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    werksoort: text().notNull().default('Diverse werken'),
    categorie: integer().notNull(),
    investering: money().notNull(),
    asbestM2: numeric('asbest_m2', { precision: 12, scale: 3 }),
    oppervlakte: amountOfWork(),
    premieBedrag: money().notNull(),
    plafondBereikt: boolean().notNull().default(false),
    notes: text(),
    /** Two calculations of one work would promise its premium twice: one of them can be left out of the sum. */
    counts: boolean().notNull().default(true),
    ruleTable: text(),
    input: jsonb(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('premie_calculations_project').on(table.projectId),
    index('premie_calculations_maker').on(table.createdBy),
    check('premie_calculations_categorie', sql`${table.categorie} between 1 and 4`),
  ],
);

const { input: inputShape } = premieCalculation.shape;
declareArchived(premieCalculations, {
  shapes: { input: inputShape },
  calculated: ({ ruleTable, input }) => amountsAgain({ ruleTable, input: inputShape.parse(input ?? null) }),
});
