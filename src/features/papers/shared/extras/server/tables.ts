import { check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type PaperLine, paperLine } from '#/features/papers/shared/contract';
import { extraStatuses } from '#/features/papers/shared/extras/contract';
import { sumsOf } from '#/features/papers/shared/extras/rules/totals';
import { type UnforeseenCost, unforeseenCost } from '#/features/papers/shared/quotes/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { keptLines } from '#/features/papers/shared/rules/lines';
import { documents } from '#/features/work/shared/documents/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  moment,
  oneOf,
  recordId,
  totalMoney,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Extra and less work; it goes with its quote. */
export const extras = defineTable(
  'extras',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    reason: text(),
    days: integer().notNull().default(0),
    lines: jsonb().$type<PaperLine[]>().notNull().default([]),
    /** What the lines make: kept, so that the database adds up what is approved. */
    net: totalMoney().notNull(),
    total: totalMoney().notNull(),
    status: text({ enum: extraStatuses }).notNull().default('draft'),
    unforeseen: jsonb().$type<UnforeseenCost>(),
    sentAt: moment(),
    sentBy: text(),
    sentTo: text(),
    decidedAt: moment(),
    decidedBy: text(),
    /** The member whose browser it was, where somebody was signed in. */
    decidedAs: text(),
    /** What was approved; the hash stays also where somebody removed the document. */
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    sha256: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('extras_project').on(table.projectId),
    index('extras_quote').on(table.quoteId, table.status),
    index('extras_document').on(table.documentId),
    index('extras_maker').on(table.createdBy),
    check('extras_status', oneOf(table.status, extraStatuses)),
  ],
);

declareArchived(extras, {
  shapes: { lines: z.array(paperLine), unforeseen: unforeseenCost.nullable() },
  ids: { 'lines.*.itemId': 'meetstaat_items' },
  given: { at: 'decidedAt', by: 'decidedBy' },
  calculated: ({ lines }) => {
    const kept = keptLines(lines ?? []);
    return kept && { lines: kept, ...sumsOf(kept) };
  },
});
