import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { id } from '#/core/shapes';
import { type PaperLine, paperLine, type VatLine, vatLine } from '#/features/papers/shared/contract';
import { type Asked, asked } from '#/features/papers/shared/findings';
import { quoteStatuses, type UnforeseenCost, unforeseenCost } from '#/features/papers/shared/quotes/contract';
import { type Agreement, agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import { keptLines } from '#/features/papers/shared/rules/lines';
import { type SetAside, setAside } from '#/features/papers/shared/seen';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  money,
  oneOf,
  recordId,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { declareDerived, defineTable } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const quotes = defineTable(
  'quotes',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id),
    quoteNumber: text(),
    category: text(),
    description: text(),
    amount: money().notNull(),
    netAmount: money(),
    lines: jsonb().$type<PaperLine[]>().notNull().default([]),
    vatLines: jsonb().$type<VatLine[]>().notNull().default([]),
    coversItemIds: jsonb().$type<number[]>().notNull().default([]),
    unforeseenCosts: jsonb().$type<UnforeseenCost[]>().notNull().default([]),
    agreement: jsonb().$type<Agreement>(),
    /** The last number that extra work was given: one that was removed keeps its own, on paper and in mails. */
    lastExtra: integer().notNull().default(0),
    quoteDate: date({ mode: 'string' }).$type<Day>(),
    validUntil: date({ mode: 'string' }).$type<Day>(),
    status: text({ enum: quoteStatuses }).notNull().default('pending'),
    /** While it is accepted: since when, where that is known. */
    acceptedOn: date({ mode: 'string' }).$type<Day>(),
    /** Accepted while what was found stood open, by a call that didn’t say what was read. */
    acceptedUnseen: boolean().notNull().default(false),
    /** What the guards found and somebody looked into or asked about. */
    setAside: jsonb().$type<SetAside[]>().notNull().default([]),
    asked: jsonb().$type<Asked[]>().notNull().default([]),
    notes: text(),
    fileKey: uuid().references(() => files.key),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('quotes_project').on(table.projectId, table.status),
    index('quotes_contact').on(table.contactId),
    index('quotes_file').on(table.fileKey),
    index('quotes_maker').on(table.createdBy),
    check('quotes_status', oneOf(table.status, quoteStatuses)),
    check('quotes_amount', sql`${table.amount} >= 0`),
  ],
);

/** Counted when extra work is made, which has a line of its own. */
declareDerived(quotes, ['lastExtra', 'acceptedUnseen']);
const withLines = ({ lines }: Pick<typeof quotes.$inferSelect, 'lines'>) => {
  const kept = keptLines(lines ?? []);
  return kept && { lines: kept };
};
declareArchived(quotes, {
  shapes: {
    ...{ lines: z.array(paperLine), vatLines: z.array(vatLine), coversItemIds: z.array(id) },
    ...{ unforeseenCosts: z.array(unforeseenCost), agreement: agreement.nullable() },
    ...{ setAside: z.array(setAside), asked: z.array(asked) },
  },
  ids: {
    ...{ 'coversItemIds.*': 'meetstaat_items', 'lines.*.itemId': 'meetstaat_items' },
    'agreement.instalments.*.taskId': 'tasks',
  },
  calculated: withLines,
});
