import { type Cents, centsFromDecimal, decimalFromCents, totalFromDecimal, zeroCents } from '#/core/money';
import type {
  BudgetPageData,
  MoneyLineOut,
  ProjectBudget,
  PropertyType,
} from '#/features/money/budget/contract';
import type { CategoryMoney } from '#/features/money/budget/rules/categories';
import {
  type BudgetAmounts,
  budgetFigures,
  type Spending,
  spendingOf,
} from '#/features/money/budget/rules/figures';
import { type MoneyLine, moneyLine, outsideQuotes, type Papers } from '#/features/money/budget/rules/line';

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
    approvedExtras: totalFromDecimal(budget.approvedExtras),
    unforeseenCosts: totalFromDecimal(budget.unforeseenCosts),
    directInvoices: totalFromDecimal(budget.directInvoices),
  };
}

export function readLine(line: MoneyLineOut): MoneyLine {
  return {
    budget: totalFromDecimal(line.budget),
    committed: totalFromDecimal(line.committed),
    invoiced: totalFromDecimal(line.invoiced),
    paid: totalFromDecimal(line.paid),
    free: totalFromDecimal(line.free),
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
