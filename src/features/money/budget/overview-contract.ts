import { z } from 'zod';
import { amount } from '#/core/shapes';
import { projectBudget } from '#/features/money/budget/contract';

const count = z.int().nonnegative();

/** What the dashboard shows of the budget and of the papers that its figures follow from. */
export const budgetOverview = z.object({
  budget: projectBudget,
  invoices: z.object({ count, paidCount: count, total: amount, paid: amount }),
});

export const budgetStats = z.object({ totalBudget: amount, totalSpent: amount, expectedSubsidy: amount });
export type BudgetOverview = z.infer<typeof budgetOverview> & { stats: z.infer<typeof budgetStats> };
