import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { amount, amountInput, version } from '#/core/shapes';
import { propertyTypes } from '#/features/money/shared/rules/financing';

/** Blank and missing are both null. */
const optionalAmount = z
  .union([z.string().max(40), z.number()], 'Vul een bedrag in, of laat het leeg.')
  .nullish()
  .transform((value) => (value === undefined || (typeof value === 'string' && !value.trim()) ? null : value))
  .pipe(amountInput.nullable());

const unknownMonths = 'Vul een aantal maanden in tussen 0 en 60.';

/** Registration fees are missing on purpose: they follow from price and type. */
const budgetFields = z.object({
  purchasePrice: optionalAmount,
  notaryFees: optionalAmount,
  ownContribution: optionalAmount,
  loanAmount: optionalAmount,
  renovationBudget: optionalAmount,
  propertyType: z.enum(propertyTypes, 'Kies een type woning.').default('first_home'),
  premiumMonths: z
    .int(unknownMonths)
    .min(0, unknownMonths)
    .max(60, unknownMonths)
    .nullish()
    .transform((months) => months ?? null),
});
export type BudgetFields = z.output<typeof budgetFields>;

/** Budget, what accepted quotes and approved extra work take, what was asked, what was paid, what is left to commit. */
const moneyLine = z.object({
  budget: amount,
  committed: amount,
  invoiced: amount,
  paid: amount,
  free: amount,
});
export type MoneyLineOut = z.infer<typeof moneyLine>;

/** The stored fields, the parts of the real budget and the figures derived from both. */
export const projectBudget = z.object({
  purchasePrice: amount.nullable(),
  notaryFees: amount.nullable(),
  registrationFees: amount.nullable(),
  ownContribution: amount.nullable(),
  loanAmount: amount.nullable(),
  renovationBudget: amount.nullable(),
  propertyType: z.enum(propertyTypes),
  premiumMonths: z.int().nullable(),
  totalCost: amount,
  availableBudget: amount,
  totalSpent: amount,
  budgetUtilization: z.number(),
  remainingBudget: amount,
  approvedExtras: amount,
  unforeseenCosts: amount,
  directInvoices: amount,
  realBudget: amount,
  difference: amount,
  realPercentage: z.number(),
  line: moneyLine,
  /** What invoices ask that belong to no accepted quote: the part of `line` that is taken without being committed. */
  outsideQuotes: amount,
});
export type ProjectBudget = z.infer<typeof projectBudget>;

const categoryMoney = z.object({
  name: z.string(),
  budgeted: amount,
  committed: amount,
  invoiced: amount,
  paid: amount,
  line: moneyLine,
});

export const budgetData = projectBudget.extend({ categories: z.array(categoryMoney), version });
export type BudgetPageData = z.infer<typeof budgetData>;

export const getBudget = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/budget',
  who: { right: 'read' },
  token: 'read',
  summary: 'The budget of a project, its derived figures and where the money goes',
  output: budgetData,
  sameForAll: true,
});

export const updateBudget = defineCall({
  method: 'PUT',
  path: '/api/projects/:projectId/budget',
  versionOf: { kind: 'budgets' },
  who: { right: 'change' },
  summary: 'Store the budget; registration fees are computed from price and property type',
  body: changesOf(budgetFields),
  output: budgetData,
});
