import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, id } from '#/core/shapes';
import { itemCategories } from '#/features/work/shared/meetstaat/contract';

const count = z.int().nonnegative();

/** With VAT where the papers say so. `quoted` is null where no quote speaks of it. */
const figures = z.object({ estimated: amount, quoted: amount.nullable(), invoiced: amount, paid: amount });

const coveredItem = figures.extend({
  itemId: id,
  /** By an accepted quote, else by the lowest that still waits. */
  quotedAs: z.enum(['accepted', 'best']).nullable(),
});
export type CoveredItem = z.infer<typeof coveredItem>;

const coveredCategory = figures.extend({
  category: z.enum(itemCategories),
  count,
  withoutQuote: count,
  withoutPrice: count,
});

const coverage = z.object({
  items: z.array(coveredItem),
  categories: z.array(coveredCategory),
  total: figures.extend({ count, withoutQuote: count, withoutPrice: count }),
});
export type Coverage = z.infer<typeof coverage>;

export const getCoverage = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/coverage',
  who: { right: 'read' },
  token: 'read',
  summary: 'Of each item of the meetstaat what was estimated, quoted, invoiced and paid',
  output: coverage,
  sameForAll: true,
});
