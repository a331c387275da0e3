import type { Quote } from '#/features/papers/shared/quotes/contract';
import { paymentOfContract } from '#/features/papers/shared/quotes/rules/quote';

/** In the order in which they stand in the list. */
export const quoteGroups = ['Te beslissen', 'Lopend', 'Afgesloten'] as const;
export type QuoteGroup = (typeof quoteGroups)[number];

type Grouped = Pick<Quote, 'status' | 'amount' | 'contract'> & { payment: { paid: string } };

/**
 * One that lapsed without an answer still waits for one: nobody chose that it is over. An accepted one runs until all
 * of the contract, and all that was billed on it, is paid.
 */
export function groupOfQuote(quote: Grouped): QuoteGroup {
  switch (quote.status) {
    case 'pending':
      return 'Te beslissen';
    case 'accepted':
      return paymentOfContract(quote).state === 'paid' ? 'Afgesloten' : 'Lopend';
    case 'rejected':
    case 'expired':
      return 'Afgesloten';
  }
}

/** By their groups; inside them as they came. */
export function inGroups<Row extends Grouped>(quotes: readonly Row[]): Row[] {
  return quoteGroups.flatMap((group) => quotes.filter((quote) => groupOfQuote(quote) === group));
}
