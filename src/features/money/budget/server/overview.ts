import { decimalFromCents, zeroCents } from '#/core/money';
import { budgetOverview, budgetStats } from '#/features/money/budget/overview-contract';
import { readBudget, type SummedInvoices } from '#/features/money/budget/server/shared/read-budget';
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

function sumsOf(lines: readonly SummedInvoices[]) {
  return {
    count: countOf(lines),
    paidCount: countOf(lines.filter(({ isPaid }) => isPaid)),
    total: decimalFromCents(invoicedOf(lines)),
    paid: decimalFromCents(paidInAll(lines)),
  };
}

function countOf(lines: readonly SummedInvoices[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
