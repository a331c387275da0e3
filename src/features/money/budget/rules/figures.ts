import {
  type Cents,
  type Money,
  percentOf,
  subtractTotal,
  type Total,
  totalOf,
  zeroCents,
} from '#/core/money';
import { sharePercent } from '#/core/percent';
import { type BudgetAmounts, financingOf, type PropertyType } from '#/features/money/shared/rules/financing';

/** In whole per cent of the purchase price. */
export const registrationPercent: Record<PropertyType, number> = { first_home: 2, second_home: 12 };

export function registrationFees(purchasePrice: Cents, propertyType: PropertyType): Cents {
  return percentOf(purchasePrice, registrationPercent[propertyType]);
}

/** Quotes of one status, or one of them: adding up first or last gives the same. */
export type QuoteLine = { isAccepted: boolean; amount: Total; extras: Total; unforeseen: Total };
/** `paid`: all payments, with what was given back. */
export type InvoiceLine = { isPaid: boolean; ofAcceptedQuote: boolean; amount: Total; paid: Total };

export type Spending = {
  acceptedQuotes: Total;
  approvedExtras: Total;
  unforeseenCosts: Total;
  directInvoices: Total;
};

/** What was paid on an invoice of an accepted quote is already in the quote: counting it again would show an overrun that isn't there. */
export function spendingOf(quotes: readonly QuoteLine[], invoices: readonly InvoiceLine[]): Spending {
  const accepted = quotes.filter(({ isAccepted }) => isAccepted);
  const direct = invoices.filter(({ ofAcceptedQuote }) => !ofAcceptedQuote);
  return {
    acceptedQuotes: totalOf(accepted.map(({ amount }) => amount)),
    approvedExtras: totalOf(accepted.map(({ extras }) => extras)),
    unforeseenCosts: totalOf(accepted.map(({ unforeseen }) => unforeseen)),
    directInvoices: totalOf(direct.map(({ paid }) => paid)),
  };
}

export type BudgetFigures = {
  totalCost: Total;
  availableBudget: Total;
  totalSpent: Total;
  budgetUtilization: number;
  remainingBudget: Total;
  realBudget: Total;
  difference: Total;
  realPercentage: number;
};

/** Every figure that the budget page and the dashboard show, from what is stored and what is spent. */
export function budgetFigures(amounts: BudgetAmounts, spending: Spending): BudgetFigures {
  const estimate = amounts.renovationBudget ?? zeroCents;
  const { totalCost, available } = financingOf(amounts);
  const { acceptedQuotes, approvedExtras, unforeseenCosts, directInvoices } = spending;
  const realBudget = totalOf([acceptedQuotes, approvedExtras, unforeseenCosts, directInvoices]);
  return {
    totalCost,
    availableBudget: available,
    totalSpent: acceptedQuotes,
    budgetUtilization: sharePercent(acceptedQuotes, estimate),
    remainingBudget: subtractTotal(estimate, acceptedQuotes),
    realBudget,
    difference: subtractTotal(realBudget, estimate),
    realPercentage: sharePercent(realBudget, estimate),
  };
}

export type Level = 'safe' | 'warning' | 'danger';

/** Up to and including 75% of the budget is safe, above 90% is danger. */
export function utilizationLevel(spent: Money, budget: Money): Level {
  return levelOf(spent, budget, { warning: 75, danger: 90 });
}

/** Up to and including 90% of the estimate is safe, above 100% is danger. */
export function comparisonLevel(real: Money, estimate: Money): Level {
  return levelOf(real, estimate, { warning: 90, danger: 100 });
}

/** On the exact amounts, not on a percentage that was rounded to be read. */
function levelOf(part: Money, whole: Money, above: { warning: number; danger: number }): Level {
  const exceeds = (percent: number) => whole > 0 && BigInt(part) * 100n > BigInt(whole) * BigInt(percent);
  if (exceeds(above.danger)) return 'danger';
  return exceeds(above.warning) ? 'warning' : 'safe';
}
