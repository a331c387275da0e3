import type { Day } from '#/core/day';
import { decimalFromCents, subtractTotal, type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { PremiumToCome } from '#/core/money-facts';
import { monthOf } from '#/core/months';
import type { CashEntry, CashPlan } from '#/features/money/cash-plan/contract';
import { withoutAlternatives } from '#/features/money/cash-plan/rules/alternatives';
import { quoteEntries } from '#/features/money/cash-plan/rules/contract-entries';
import { invoiceEntries, premiumEntries, usualPremiumMonths } from '#/features/money/cash-plan/rules/entries';
import { type Plan, purseAfter } from '#/features/money/cash-plan/rules/plan';
import { planOf } from '#/features/money/cash-plan/rules/what-if';
import * as store from '#/features/money/cash-plan/server/store';
import { financingOf, readAmounts } from '#/features/money/shared/rules/financing';
import { findBudget } from '#/features/money/shared/server/project-budget-store';
import { listInvoicesToPay, sumPaid } from '#/features/papers/shared/invoices/server/cash-store';
import { listPlannedDays } from '#/features/site/shared/planning/server/planned-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { ReadMoney } from '#/platform/server/ports/money';

type Asked = { db: Database; readMoney: Pick<ReadMoney, 'toCome'>; projectId: number; today: Day };

export async function readCashPlan({ db, readMoney, projectId, today }: Asked): Promise<CashPlan> {
  const budget = await findBudget(db, projectId);
  const { totalCost, isKnown: isFinanced } = financingOf(readAmounts(budget));
  const { premiums, accepted: says } = await readMoney.toCome(db, projectId, today);
  const premiumMonths = budget.premiumMonths ?? usualPremiumMonths;
  const { accepted, pending } = await store.listQuotes(db, projectId, today);
  const contracts = accepted.map((quote) => ({ ...quote, accepted: says.get(quote.id) }));
  const tasks = await listPlannedDays(db, projectId);
  const entries: CashEntry[] = [
    ...invoiceEntries(await listInvoicesToPay(db, projectId)),
    ...quoteEntries(contracts, tasks, today),
    ...premiumEntries(premiums, premiumMonths),
  ];
  const spent = totalOf([totalCost, await sumPaid(db, projectId)]);
  const { cash, loanLeft, owed } = purseAfter({
    own: totalFromDecimal(budget.ownContribution ?? '0.00'),
    loan: totalFromDecimal(budget.loanAmount ?? '0.00'),
    spent: subtractTotal(spent, paidPremiums(premiums, 'cash')),
    repaid: paidPremiums(premiums, 'loan'),
  });
  const purse = {
    cash: decimalFromCents(cash),
    loanLeft: decimalFromCents(loanLeft),
    owed: decimalFromCents(owed),
  };
  const month = monthOf(today);
  return {
    ...{ month, isFinanced, purse, premiumMonths, entries },
    expected: quoteEntries(withoutAlternatives(pending), tasks, today),
    ...writePlan(planOf({ purse, entries, month })),
  };
}

/** What went to the Energiehuis was never in hand: it was paid off on the loan. */
function paidPremiums(premiums: readonly PremiumToCome[], target: CashEntry['target']): Total {
  return totalOf(
    premiums.filter((each) => each.state === 'paid' && each.target === target).map(({ paid }) => paid),
  );
}

function writePlan({ months, lowest }: Plan): Pick<CashPlan, 'months' | 'lowest'> {
  return {
    months: months.map((each) => ({
      month: each.month,
      start: decimalFromCents(each.start),
      in: decimalFromCents(each.in),
      drawn: decimalFromCents(each.drawn),
      out: decimalFromCents(each.out),
      end: decimalFromCents(each.end),
      loanLeft: decimalFromCents(each.loanLeft),
      owed: decimalFromCents(each.owed),
      available: decimalFromCents(each.available),
    })),
    lowest: { month: lowest.month, amount: decimalFromCents(lowest.amount) },
  };
}
