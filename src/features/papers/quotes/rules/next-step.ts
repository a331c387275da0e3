import type { Day } from '#/core/day';
import { compareMoney, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { effectiveQuoteStatus } from '#/features/papers/shared/quotes/rules/quote';

export type QuoteStep = 'decide' | 'ask-extension' | 'link-invoice';

/** Why an invoice of this quote is not made at once: nobody accepted it, or nothing is left of it to invoice. */
export function invoiceObstacle(
  quote: Pick<Quote, 'status' | 'contractSum' | 'invoiced'>,
): 'not-accepted' | 'invoiced' | undefined {
  if (quote.status !== 'accepted') return 'not-accepted';
  const left = compareMoney(totalFromDecimal(quote.invoiced), totalFromDecimal(quote.contractSum)) < 0;
  return left ? undefined : 'invoiced';
}

/** What there is to do about a quote now; nothing once it is turned down, or all of it is invoiced. */
export function nextQuoteStep(
  quote: Pick<Quote, 'status' | 'contractSum' | 'invoiced'> & { validUntil: string | null },
  today: Day,
): QuoteStep | undefined {
  switch (effectiveQuoteStatus(quote, today)) {
    case 'pending':
      return 'decide';
    case 'expired':
      return 'ask-extension';
    case 'accepted':
      return invoiceObstacle(quote) ? undefined : 'link-invoice';
    case 'rejected':
      return undefined;
  }
}
