import { z } from 'zod';
import { id, quantity } from '#/core/shapes';

export const includedWords = ['yes', 'no', 'in-other'] as const;

/** What a contractor says of one item. */
export const priceLine = z.object({
  itemId: id,
  unitPrice: z.string().nullable(),
  vatRate: z.number().nullable(),
  quantity: quantity.nullable(),
  included: z.enum(includedWords),
  note: z.string().nullable(),
});
export type PriceLine = z.infer<typeof priceLine>;

/** A list of prices that came back on paper: what it answers, of whom it seems to be, and what it says. */
export const returnedList = z.object({
  requestId: id,
  /** Null where nothing on it tells. */
  contactId: id.nullable(),
  lines: z.array(priceLine),
});
export type ReturnedList = z.infer<typeof returnedList>;

/** The same as people are asked about it: nothing is taken before somebody says so. */
export const returnedOffer = z.object({
  requestId: id,
  title: z.string(),
  /** Where the app shows what was asked. */
  path: z.string(),
  contactId: id.nullable(),
  /** Those it may be of. */
  contacts: z.array(z.object({ id, name: z.string() })),
  matched: z.int(),
  asked: z.int(),
  /** Why it can’t be taken any more. */
  closed: z.string().nullable(),
});
export type ReturnedOffer = z.infer<typeof returnedOffer>;
