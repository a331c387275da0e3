import { expect, it } from 'vitest';
import { centsFromDecimal, totalFromDecimal } from '#/core/money';
import { financingOf } from '#/features/money/shared/rules/financing';

const blank = {
  ...{ purchasePrice: null, notaryFees: null, registrationFees: null },
  ...{ ownContribution: null, loanAmount: null, renovationBudget: null },
};

it('is compared with purchase and renovation together: what bought the house does not renovate it', () => {
  const financing = financingOf({
    ...blank,
    purchasePrice: centsFromDecimal('300000'),
    loanAmount: centsFromDecimal('350000'),
    ownContribution: centsFromDecimal('50000'),
    renovationBudget: centsFromDecimal('120000'),
  });
  expect(financing).toEqual({
    totalCost: totalFromDecimal('300000'),
    needed: totalFromDecimal('420000'),
    available: totalFromDecimal('400000'),
    shortage: totalFromDecimal('20000'),
    isKnown: true,
  });
});

it('is not known where nobody filled in own money nor a loan', () => {
  expect(financingOf({ ...blank, renovationBudget: centsFromDecimal('100') }).isKnown).toBe(false);
});
