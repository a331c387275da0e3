import type { Day } from '#/core/day';
import { compareMoney, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/quotes/contract';
import { effectiveQuoteStatus } from '#/features/quotes/rules/quote';

export type QuoteStep = 'decide' | 'ask-extension' | 'link-invoice';

/** What there is to do about a quote now; nothing once it is turned down, or all of it is invoiced. */
export function nextQuoteStep(
  quote: Pick<Quote, 'status' | 'amount' | 'invoiced'> & { validUntil: string | null },
  today: Day,
): QuoteStep | undefined {
  switch (effectiveQuoteStatus(quote, today)) {
    case 'pending':
      return 'decide';
    case 'expired':
      return 'ask-extension';
    case 'accepted':
      return compareMoney(totalFromDecimal(quote.invoiced), totalFromDecimal(quote.amount)) < 0
        ? 'link-invoice'
        : undefined;
    case 'rejected':
      return undefined;
  }
}
