import { centsFromDecimal, decimalFromCents, percentOf } from '#/core/money';

const purchasePrice = '345000.00';
const registrationPercent = 2;

/** Own money and loan together pay the purchase, its costs and the renovation. */
export const budget = {
  purchasePrice,
  propertyType: 'first_home',
  registrationFees: decimalFromCents(percentOf(centsFromDecimal(purchasePrice), registrationPercent)),
  notaryFees: '9850.00',
  ownContribution: '118750.00',
  loanAmount: '385000.00',
  renovationBudget: '142000.00',
} as const;
