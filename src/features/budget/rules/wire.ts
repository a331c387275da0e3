import { type Cents, centsFromDecimal, decimalFromCents, totalFromDecimal } from '#/core/money';
import type { ProjectBudget, PropertyType } from '#/features/budget/contract';
import { type BudgetAmounts, budgetFigures, type Spending } from '#/features/budget/rules/figures';

function centsOrNull(decimal: string | null): Cents | null {
  return decimal === null ? null : centsFromDecimal(decimal);
}

function decimalOrNull(amount: Cents | null): string | null {
  return amount === null ? null : decimalFromCents(amount);
}

type StoredAmounts = { [Field in keyof BudgetAmounts]: string | null };

export function readAmounts(stored: StoredAmounts): BudgetAmounts {
  return {
    purchasePrice: centsOrNull(stored.purchasePrice),
    notaryFees: centsOrNull(stored.notaryFees),
    registrationFees: centsOrNull(stored.registrationFees),
    ownContribution: centsOrNull(stored.ownContribution),
    loanAmount: centsOrNull(stored.loanAmount),
    renovationBudget: centsOrNull(stored.renovationBudget),
  };
}

export function readSpending(budget: ProjectBudget): Spending {
  return {
    acceptedQuotes: totalFromDecimal(budget.totalSpent),
    unforeseenCosts: totalFromDecimal(budget.unforeseenCosts),
    directInvoices: totalFromDecimal(budget.directInvoices),
  };
}

export function writeBudget(
  amounts: BudgetAmounts,
  propertyType: PropertyType,
  spending: Spending,
): ProjectBudget {
  const figures = budgetFigures(amounts, spending);
  return {
    purchasePrice: decimalOrNull(amounts.purchasePrice),
    notaryFees: decimalOrNull(amounts.notaryFees),
    registrationFees: decimalOrNull(amounts.registrationFees),
    ownContribution: decimalOrNull(amounts.ownContribution),
    loanAmount: decimalOrNull(amounts.loanAmount),
    renovationBudget: decimalOrNull(amounts.renovationBudget),
    propertyType,
    totalCost: decimalFromCents(figures.totalCost),
    availableBudget: decimalFromCents(figures.availableBudget),
    totalSpent: decimalFromCents(figures.totalSpent),
    budgetUtilization: figures.budgetUtilization,
    remainingBudget: decimalFromCents(figures.remainingBudget),
    unforeseenCosts: decimalFromCents(spending.unforeseenCosts),
    directInvoices: decimalFromCents(spending.directInvoices),
    realBudget: decimalFromCents(figures.realBudget),
    difference: decimalFromCents(figures.difference),
    realPercentage: figures.realPercentage,
  };
}
