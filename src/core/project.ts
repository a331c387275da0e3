import { z } from 'zod';
import { roles } from '#/core/rights';
import { amount, id, moment, version } from '#/core/shapes';

/** Work goes on in it, or it rests: everything stays readable, and only what has a day is still told. */
export const projectStatuses = ['active', 'resting'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** A renovation, as somebody who works in it sees it. */
export const project = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(projectStatuses),
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
