import { type Money, type Total, totalOf, zeroTotal } from '#/core/money';

/** What was agreed with a contractor: the accepted quote, and the extra work that was approved since, less work too. */
export function contractSum(quoted: Money, approvedExtras: Money = zeroTotal): Total {
  return totalOf([quoted, approvedExtras]);
}

/** Paid or not, less what credit notes give back. */
export function invoicedOf(invoices: readonly { amount: Money }[]): Total {
  return totalOf(invoices.map(({ amount }) => amount));
}

/** All payments, less what was given back. */
export function paidInAll(invoices: readonly { paid: Money }[]): Total {
  return totalOf(invoices.map(({ paid }) => paid));
}
