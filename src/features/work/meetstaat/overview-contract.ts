import { z } from 'zod';
import { amount, id, quantity } from '#/core/shapes';

/** What the dashboard shows of the meetstaat: its totals and its first items. */
export const meetstaatOverview = z.object({
  meetstaat: z.object({
    count: z.int().nonnegative(),
    withoutPrice: z.int().nonnegative(),
    total: amount,
    subsidyEligibleTotal: amount,
    first: z.array(
      z.object({
        id,
        category: z.string(),
        description: z.string(),
        quantity,
        unit: z.string(),
        unitPrice: amount,
        totalAmount: amount,
        subsidyEligible: z.boolean(),
      }),
    ),
  }),
});
export type MeetstaatOverview = z.infer<typeof meetstaatOverview>;
