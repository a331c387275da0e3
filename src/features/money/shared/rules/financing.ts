import { type Cents, centsFromDecimal, subtractTotal, type Total, totalOf, zeroCents } from '#/core/money';

export const propertyTypes = ['first_home', 'second_home'] as const;
export type PropertyType = (typeof propertyTypes)[number];

/** Null is an amount that was left blank. */
export type BudgetAmounts = {
  purchasePrice: Cents | null;
  notaryFees: Cents | null;
  registrationFees: Cents | null;
  ownContribution: Cents | null;
  loanAmount: Cents | null;
  renovationBudget: Cents | null;
};

export function readAmounts(stored: { [Field in keyof BudgetAmounts]: string | null }): BudgetAmounts {
  const cents = (decimal: string | null) => (decimal === null ? null : centsFromDecimal(decimal));
  return {
    purchasePrice: cents(stored.purchasePrice),
    notaryFees: cents(stored.notaryFees),
    registrationFees: cents(stored.registrationFees),
    ownContribution: cents(stored.ownContribution),
    loanAmount: cents(stored.loanAmount),
    renovationBudget: cents(stored.renovationBudget),
  };
}

export type Financing = {
  /** The purchase with its costs. */
  totalCost: Total;
  /** The purchase with its costs, and the renovation. */
  needed: Total;
  available: Total;
  /** Below zero where more money is there than is needed. */
  shortage: Total;
  /** Whether somebody filled in own money or a loan: what there is isn't known before. */
  isKnown: boolean;
};

/** Own money and loan have to pay for everything: what bought the house can't renovate it once more. */
export function financingOf(amounts: BudgetAmounts): Financing {
  const totalCost = total(amounts.purchasePrice, amounts.notaryFees, amounts.registrationFees);
  const needed = totalOf([totalCost, amounts.renovationBudget ?? zeroCents]);
  const available = total(amounts.ownContribution, amounts.loanAmount);
  return {
    ...{ totalCost, needed, available, shortage: subtractTotal(needed, available) },
    isKnown: amounts.ownContribution !== null || amounts.loanAmount !== null,
  };
}

function total(...amounts: (Cents | null)[]): Total {
  return totalOf(amounts.map((amount) => amount ?? zeroCents));
}
