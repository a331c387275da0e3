import { type Money, subtractTotal, type Total, totalOf, zeroTotal } from '#/core/money';
import { sharePercent } from '#/core/percent';

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

/**
 * In per cent, what of all that was asked is not open any more. 100 only when nothing is open: what was paid too much on
 * one invoice pays no other, and the last per mille is not rounded away.
 */
export function settledShare(asked: Money, open: Money): number {
  const share = sharePercent(subtractTotal(asked, open), asked);
  return open > 0 ? Math.max(0, Math.min(99.9, share)) : share;
}
