import { type Money, subtractTotal, type Total, totalOf, zeroTotal } from '#/core/money';

/** What was agreed with a contractor: the accepted quote, and the extra work that was approved since, less work too. */
export function contractSum(quoted: Money, approvedExtras: Money = zeroTotal): Total {
  return totalOf([quoted, approvedExtras]);
}

export type ContractFigures = {
  sum: Total;
  /** Less what credit notes give back. */
  billed: Total;
  billedAbove: Total;
  toBill: Total;
  paid: Total;
  open: Total;
};

/** How a contract stands: one rule for the quote, its report and what is still to come. */
export function contractOf(
  figures: Pick<ContractFigures, 'sum' | 'billed' | 'paid' | 'open'>,
): ContractFigures {
  const left = subtractTotal(figures.sum, figures.billed);
  return {
    ...figures,
    toBill: left > 0n ? left : zeroTotal,
    billedAbove: left < 0n ? subtractTotal(zeroTotal, left) : zeroTotal,
  };
}

/** Paid or not, less what credit notes give back. */
export function invoicedOf(invoices: readonly { amount: Money }[]): Total {
  return totalOf(invoices.map(({ amount }) => amount));
}

/** All payments, less what was given back. */
export function paidInAll(invoices: readonly { paid: Money }[]): Total {
  return totalOf(invoices.map(({ paid }) => paid));
}
