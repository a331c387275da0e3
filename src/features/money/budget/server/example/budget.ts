import { centsFromDecimal, decimalFromCents } from '#/core/money';
import { registrationFees } from '#/features/money/budget/rules/figures';

const purchasePrice = '345000.00';
const propertyType = 'first_home';

/** Own money and loan together pay the purchase, its costs and the renovation. */
export const budget = {
  purchasePrice,
  propertyType,
  registrationFees: decimalFromCents(registrationFees(centsFromDecimal(purchasePrice), propertyType)),
  notaryFees: '9850.00',
  ownContribution: '118750.00',
  loanAmount: '385000.00',
  renovationBudget: '142000.00',
} as const;
