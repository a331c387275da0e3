import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { amount, id } from '#/core/shapes';
import { type QuoteAnalysis, quoteAnalysis, sources } from '#/features/papers/shared/checks/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, oneOf, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';

/** What of a quote makes its check old when it changes. */
export type JudgedQuote = {
  contactId: number;
  quoteNumber: string | null;
  amount: string;
  fileKey: string | null;
};

/** What the check said of a quote. Without a quote it waits a day for who asked to keep it, and then it goes. */
export const quoteChecks = defineTable(
  'quote_checks',
  {
    id: recordId(),
    quoteId: integer().references(() => quotes.id, { onDelete: 'cascade' }),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    totalScore: numeric({ precision: 3, scale: 1, mode: 'number' }).notNull(),
    source: text({ enum: sources }).notNull(),
    result: jsonb().$type<QuoteAnalysis & { aiPreview?: string | null; judged?: JudgedQuote }>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('quote_checks_quote').on(table.quoteId),
    index('quote_checks_waiting').on(table.createdAt).where(sql`${table.quoteId} is null`),
    index('quote_checks_user').on(table.createdBy),
    check('quote_checks_source', oneOf(table.source, sources)),
    check('quote_checks_score', sql`${table.totalScore} between 0 and 10`),
  ],
);

declareArchived(quoteChecks, {
  shapes: {
    result: quoteAnalysis.extend({
      aiPreview: z.string().nullish(),
      judged: z
        .object({
          contactId: id,
          quoteNumber: z.string().nullable(),
          amount,
          fileKey: z.uuid().nullable(),
        })
        .optional(),
    }),
  },
  ids: { 'result.judged.contactId': 'contacts', 'result.judged.fileKey': 'files' },
});
