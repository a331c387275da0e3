import { type Money, type Total, totalOf, zeroTotal } from '#/core/money';

/** What was agreed with a contractor: the accepted quote, and the extra work that was approved since, less work too. */
export function contractSum(quoted: Money, approvedExtras: Money = zeroTotal): Total {
  return totalOf([quoted, approvedExtras]);
}
