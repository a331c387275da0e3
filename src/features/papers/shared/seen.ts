import { z } from 'zod';
import { amount, moment } from '#/core/shapes';

/** What somebody looked into, with what they found. */
export const setAside = z.object({
  rule: z.string(),
  reason: z.string(),
  at: moment,
  /** What the finding was about then: once it is about another amount it asks to be looked at again. Left out: any. */
  amount: amount.nullable().optional(),
});
export type SetAside = z.infer<typeof setAside>;

/** A key names the lines that it is about, of which a paper has hundreds. */
const longestKey = 2_500;

/** What was found, as who acts on it read it: by their keys. One that nobody knows is harmless. */
export const seenKeys = z
  .array(z.string().max(longestKey), 'Zeg met `seen` welke punten u gelezen heeft, ook als er geen zijn.')
  .max(500, 'Hoogstens 500 punten.');
