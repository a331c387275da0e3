import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { decimalFromCents } from '#/core/money';
import { id } from '#/core/shapes';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';
import { itemTotal, totalFits } from '#/features/work/shared/meetstaat/rules/totals';
import type { ItemVatRate } from '#/features/work/shared/rules/with-vat';
import { subsidyTypes } from '#/features/work/shared/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  amountOfWork,
  createdAt,
  money,
  oneOf,
  recordId,
  totalMoney,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { declareDerived, defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const meetstaatItems = defineTable(
  'meetstaat_items',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    category: text({ enum: itemCategories }).notNull(),
    description: text().notNull(),
    /** The architect's own, as written there: '02.40.11.A'. */
    articleNumber: text(),
    quantity: amountOfWork().notNull(),
    unit: text({ enum: itemUnits }).notNull(),
    unitPrice: money().notNull(),
    totalAmount: totalMoney().notNull(),
    /** In per cent; empty: that of the home. */
    vatRate: integer().$type<ItemVatRate>(),
    /** Nothing more is to be asked for it. */
    isComplete: boolean().notNull().default(false),
    contactId: integer().references(() => contacts.id),
    includedInLoan: boolean().notNull().default(false),
    subsidyEligible: boolean().notNull().default(false),
    subsidyTypeId: integer().references(() => subsidyTypes.id),
    /** Of this project; they say nothing while they are in the trash. */
    roomIds: jsonb().$type<number[]>().notNull().default([]),
    notes: text(),
    /** Where it stands since it was moved; left empty: by its number. */
    position: doublePrecision(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('meetstaat_items_project').on(table.projectId, table.id),
    index('meetstaat_items_contact').on(table.contactId),
    index('meetstaat_items_maker').on(table.createdBy),
    index('meetstaat_items_subsidy_type').on(table.subsidyTypeId),
    check('meetstaat_items_category', oneOf(table.category, itemCategories)),
    check('meetstaat_items_unit', oneOf(table.unit, itemUnits)),
    check('meetstaat_items_vat_rate', sql`${table.vatRate} in (0, 6, 12, 21)`),
    check('meetstaat_items_positive', sql`${table.quantity} >= 0 and ${table.unitPrice} >= 0`),
  ],
);

declareDerived(meetstaatItems, ['totalAmount']);

/** Where it was moved to, or else where it was added. */
export const placeOf = sql<number>`coalesce(${meetstaatItems.position}, ${meetstaatItems.id})::float8`;
/** By their numbers where nobody moved them, and those are others elsewhere. */
declareArchived(meetstaatItems, {
  shapes: { roomIds: z.array(id) },
  ids: { 'roomIds.*': 'rooms' },
  ranks: 'position',
  calculated: (item) => (totalFits(item) ? { totalAmount: decimalFromCents(itemTotal(item)) } : undefined),
});
