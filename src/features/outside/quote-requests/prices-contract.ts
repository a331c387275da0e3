import { z } from 'zod';
import { amount, id, quantity } from '#/core/shapes';

/** Of the meetstaat as it was when it was sent. Never with what the owner expects to pay. */
export const frozenItem = z.object({
  itemId: id,
  /** As it is printed on the list: what comes back is matched by it. */
  number: z.int().positive(),
  category: z.string(),
  /** As the architect has it; left out where it has none, or was frozen before it was kept. */
  articleNumber: z.string().optional(),
  description: z.string(),
  quantity,
  unit: z.string(),
  /** What it is taxed at as a rule, in per cent. */
  vatRate: z.number(),
});
export type FrozenItem = z.infer<typeof frozenItem>;

const cell = z.object({
  contactId: id,
  /** Priced, not included, included in another item, or nothing said of it. */
  kind: z.enum(['priced', 'no', 'in-other', 'open']),
  quantity: quantity.nullable(),
  /** They count on another quantity than was asked. */
  isOtherQuantity: z.boolean(),
  unitPrice: z.string().nullable(),
  net: amount.nullable(),
  note: z.string().nullable(),
  isLowest: z.boolean(),
});
export type ComparedCell = z.infer<typeof cell>;

const column = z.object({
  contactId: id,
  name: z.string(),
  quoteId: id.nullable(),
  quoteStatus: z.string().nullable(),
  /** Where the app shows the quote. */
  path: z.string().nullable(),
  /** Its quote was accepted. */
  isChosen: z.boolean(),
  /** Every item has a price or is in another. */
  isComplete: z.boolean(),
  isLowestComplete: z.boolean(),
  /** Handed in before the list was last changed. */
  isBeforeAddendum: z.boolean(),
  net: amount,
  total: amount,
});
export type ComparedColumn = z.infer<typeof column>;

/** Columns by contractor, rows by item, without VAT; beside what the meetstaat expects. */
export const comparison = z.object({
  columns: z.array(column),
  rows: z.array(
    z.object({
      item: frozenItem,
      /** Without VAT, as the prices; null where the meetstaat has no price for it, or no longer has it. */
      estimate: amount.nullable(),
      cells: z.array(cell),
    }),
  ),
  estimate: amount,
});
export type Comparison = z.infer<typeof comparison>;
