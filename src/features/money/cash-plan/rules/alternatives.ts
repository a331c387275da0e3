import { type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import type { CashQuote } from '#/features/money/cash-plan/rules/contract-entries';
import { otherWork } from '#/features/work/shared/rules/kind-of-work';
import { difference } from '#/features/work/shared/rules/shares';

export type OpenQuote = CashQuote & { category: string | null };

/**
 * Of several quotes for one kind of work at most one is accepted, and the dearest is what to reckon with; what is of no
 * kind may be anything. The ledger counts what is possible by the same rule.
 */
export function withoutAlternatives(quotes: readonly OpenQuote[]): OpenQuote[] {
  const dearest = new Map<string, OpenQuote>();
  for (const quote of quotes) {
    const work = workOf(quote);
    const known = dearest.get(work);
    if (!known || stillAsked(quote) > stillAsked(known)) dearest.set(work, quote);
  }
  return quotes.filter((quote) => workOf(quote) === otherWork || dearest.get(workOf(quote)) === quote);
}

function workOf({ category }: OpenQuote): string {
  return category ?? otherWork;
}

function stillAsked({ contractSum, invoiced }: OpenQuote): Total {
  return difference(contractSum, invoiced === null ? zeroTotal : totalFromDecimal(invoiced));
}
