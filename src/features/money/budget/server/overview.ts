import { decimalFromCents, zeroCents } from '#/core/money';
import { budgetOverview, budgetStats } from '#/features/money/budget/overview-contract';
import { readBudget } from '#/features/money/budget/server/shared/read-budget';
import type { SummedInvoice } from '#/features/papers/shared/invoices/server/summed-store';
import { invoicedOf, paidInAll } from '#/features/papers/shared/rules/contract-sum';
import { expectedRefund } from '#/features/premiums/shared/premies/rules/eligible';
import { defineOverview } from '#/platform/server/ports/overview';

export const budgetPart = defineOverview({
  shape: budgetOverview,
  stats: budgetStats,
  read: async ({ db, projectId }) => {
    const { budget, invoices: lines } = await readBudget(db, projectId);
    const invoices = sumsOf(lines);
    const eligible = lines.filter(({ subsidyEligible }) => subsidyEligible);
    return {
      values: { budget, invoices },
      stats: {
        totalBudget: budget.renovationBudget ?? decimalFromCents(zeroCents),
        totalSpent: budget.totalSpent,
        expectedSubsidy: decimalFromCents(expectedRefund(paidInAll(eligible))),
      },
      hasPapers: invoices.count > 0,
      isEmpty: invoices.count === 0 && budget.totalSpent === '0.00',
    };
  },
});

function sumsOf(lines: readonly SummedInvoice[]) {
  return {
    count: lines.length,
    paidCount: lines.filter(({ isPaid }) => isPaid).length,
    total: decimalFromCents(invoicedOf(lines)),
    paid: decimalFromCents(paidInAll(lines)),
  };
}
