import { type Cents, decimalFromCents, totalFromDecimal, zeroCents } from '#/core/money';
import type { BudgetPageData, MoneyLineOut, ProjectBudget } from '#/features/money/budget/contract';
import type { CategoryMoney } from '#/features/money/budget/rules/categories';
import { budgetFigures, type Spending, spendingOf } from '#/features/money/budget/rules/figures';
import { type MoneyLine, moneyLine, outsideQuotes, type Papers } from '#/features/money/budget/rules/line';
import type { BudgetAmounts, PropertyType } from '#/features/money/shared/rules/financing';

function decimalOrNull(amount: Cents | null): string | null {
  return amount === null ? null : decimalFromCents(amount);
}

export function readSpending(budget: ProjectBudget): Spending {
  return {
    acceptedQuotes: totalFromDecimal(budget.totalSpent),
    approvedExtras: totalFromDecimal(budget.approvedExtras),
    unforeseenCosts: totalFromDecimal(budget.unforeseenCosts),
    directInvoices: totalFromDecimal(budget.directInvoices),
  };
}

function writeLine(line: MoneyLine): MoneyLineOut {
  return {
    budget: decimalFromCents(line.budget),
    committed: decimalFromCents(line.committed),
    invoiced: decimalFromCents(line.invoiced),
    paid: decimalFromCents(line.paid),
    free: decimalFromCents(line.free),
  };
}

export function writeCategory({ name, line }: CategoryMoney): BudgetPageData['categories'][number] {
  const { budget, committed, invoiced, paid } = writeLine(line);
  return { name, budgeted: budget, committed, invoiced, paid, line: writeLine(line) };
}

export function writeBudget(
  amounts: BudgetAmounts,
  { propertyType, premiumMonths }: { propertyType: PropertyType; premiumMonths: number | null },
  papers: Papers,
): ProjectBudget {
  const spending = spendingOf(papers.quotes, papers.invoices);
  const figures = budgetFigures(amounts, spending);
  return {
    purchasePrice: decimalOrNull(amounts.purchasePrice),
    notaryFees: decimalOrNull(amounts.notaryFees),
    registrationFees: decimalOrNull(amounts.registrationFees),
    ownContribution: decimalOrNull(amounts.ownContribution),
    loanAmount: decimalOrNull(amounts.loanAmount),
    renovationBudget: decimalOrNull(amounts.renovationBudget),
    propertyType,
    premiumMonths,
    totalCost: decimalFromCents(figures.totalCost),
    availableBudget: decimalFromCents(figures.availableBudget),
    totalSpent: decimalFromCents(figures.totalSpent),
    budgetUtilization: figures.budgetUtilization,
    remainingBudget: decimalFromCents(figures.remainingBudget),
    approvedExtras: decimalFromCents(spending.approvedExtras),
    unforeseenCosts: decimalFromCents(spending.unforeseenCosts),
    directInvoices: decimalFromCents(spending.directInvoices),
    realBudget: decimalFromCents(figures.realBudget),
    difference: decimalFromCents(figures.difference),
    realPercentage: figures.realPercentage,
    line: writeLine(moneyLine(amounts.renovationBudget ?? zeroCents, papers)),
    outsideQuotes: decimalFromCents(outsideQuotes(papers.invoices)),
  };
}
