import { type Total, totalOf, zeroTotal } from '#/core/money';
import type { CheckedPaper, Found } from '#/features/papers/invoices/rules/findings/types';
import type { FindingRule } from '#/features/papers/shared/invoices/findings-contract';
import { vatOn } from '#/features/papers/shared/rules/lines';
import { difference } from '#/features/work/shared/rules/shares';

/** Where these are open nobody knows whether anything is owed, or to whom. */
const disputesAll: ReadonlySet<FindingRule> = new Set([
  'account-differs',
  'other-addressee',
  'billed-before',
]);
/** About the paper, and about no line of it. */
const ofWhole: ReadonlySet<FindingRule> = new Set(['wrong-sum', 'kept-back']);
const aboutVat: ReadonlySet<FindingRule> = new Set(['vat-differs', 'vat-rate']);

/** What is left to pay that no finding is about: of a line the largest counts, whatever else is wrong with it. */
export function undisputedOf(paper: CheckedPaper, found: readonly Found[], open: Total): Total {
  if (found.some(({ rule }) => disputesAll.has(rule))) return zeroTotal;
  const ofLines = new Map<number, Total>();
  for (const { rule, parts = [] } of found) {
    for (const { at, amount } of parts) {
      const whole = aboutVat.has(rule) ? amount : totalOf([amount, vatOn(amount, rateOf(paper, at))]);
      if (whole > (ofLines.get(at) ?? zeroTotal)) ofLines.set(at, whole);
    }
  }
  const tooHigh = found.filter(({ rule, amount }) => ofWhole.has(rule) && (amount ?? 0n) > 0n);
  const disputed = totalOf([...ofLines.values(), ...tooHigh.flatMap(({ amount }) => amount ?? [])]);
  return difference(open, disputed);
}

/** As the line says, or the only one that the paper has. */
function rateOf({ lines, vatLines }: CheckedPaper, at: number): number {
  const own = lines[at]?.vatRate;
  if (own !== null && own !== undefined) return own;
  const rates = [...new Set(vatLines.flatMap(({ rate }) => rate ?? []))];
  return rates.length === 1 ? (rates[0] ?? 0) : 0;
}
