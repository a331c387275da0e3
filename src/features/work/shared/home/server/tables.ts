import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { epcLabels, meetstaatVats } from '#/features/work/shared/home/contract';
import { homeUses } from '#/features/work/shared/home-uses';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { amountOfWork, oneOf, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { projects } from '#/platform/server/database/schema/projects';

export const homes = defineTable(
  'homes',
  {
    projectId: integer()
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    street: text(),
    postcode: text(),
    city: text(),
    applicants: jsonb().$type<string[]>().notNull().default([]),
    firstUseYear: integer(),
    livingArea: amountOfWork(),
    epcLabel: text({ enum: epcLabels }),
    /** Empty where the day of the deed says it. */
    boughtYear: integer(),
    deedDate: date({ mode: 'string' }).$type<Day>(),
    ean: text(),
    iban: text(),
    use: text({ enum: homeUses }),
    protectedCustomer: boolean(),
    keepsHalfOfArea: boolean(),
    keepsHalfOfBearingWalls: boolean(),
    meetstaatVat: text({ enum: meetstaatVats }).notNull().default('excl'),
    /** For who comes to work: when one is welcome, the key, where to park. */
    practical: text(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check('homes_use', oneOf(table.use, homeUses)),
    check('homes_epc_label', oneOf(table.epcLabel, epcLabels)),
    check('homes_meetstaat_vat', oneOf(table.meetstaatVat, meetstaatVats)),
    check('homes_postcode', sql`${table.postcode} ~ '^[1-9][0-9]{3}$'`),
    check('homes_ean', sql`${table.ean} ~ '^[0-9]{18}$'`),
  ],
);

declareArchived(homes, { shapes: { applicants: z.array(z.string()) } });
