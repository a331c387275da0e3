import { z } from 'zod';
import { roles } from '#/core/rights';
import { amount, id, moment, version } from '#/core/shapes';

/** A renovation, as somebody who works in it sees it. */
export const project = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  status: z.string(),
  userId: id,
  renovationBudget: amount.nullable(),
  role: z.enum(roles),
  isExample: z.boolean(),
  /** Whether others than the owner may let programs of theirs in. */
  allowsTokens: z.boolean(),
  version,
  createdAt: moment,
});
export type Project = z.infer<typeof project>;
