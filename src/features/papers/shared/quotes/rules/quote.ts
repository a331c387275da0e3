import type { Day } from '#/core/day';
import { divideHalfUp } from '#/core/decimal';
import {
  atLeastZero,
  type Cents,
  centsFromDecimal,
  type Money,
  subtractTotal,
  sumCents,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroCents,
  zeroTotal,
} from '#/core/money';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';

export const quoteStatusLabels: Record<QuoteStatus, string> = {
  pending: 'In afwachting',
  accepted: 'Geaccepteerd',
  rejected: 'Afgewezen',
  expired: 'Verlopen',
};

/** What to show: an offer nobody answered lapses after its last valid day. What is stored stays the user's. */
export function effectiveQuoteStatus(
  quote: { status: QuoteStatus; validUntil: string | null },
  today: Day,
): QuoteStatus {
  const hasLapsed = quote.validUntil !== null && quote.validUntil < today;
  return quote.status === 'pending' && hasLapsed ? 'expired' : quote.status;
}

/** Beside the choice on a form: how it reads everywhere else today, where that differs. */
export function quoteStatusToday(
  quote: { status: QuoteStatus; validUntil: string | null },
  today: Day,
): string | undefined {
  const shown = effectiveQuoteStatus(quote, today);
  return shown === quote.status
    ? undefined
    : `Leest vandaag als ‘${quoteStatusLabels[shown]}’: ‘Geldig tot’ is voorbij.`;
}

export type PaymentProgress = {
  state: 'unpaid' | 'partial' | 'paid';
  /** Whole per cent; 100 only when everything is paid. */
  percent: number;
  paid: Total;
  /** What is still open, never below nothing. */
  remaining: Total;
};

/** How far a quote is paid, by the payments on the invoices that are linked to it. */
export function paymentProgress(amount: Money, paidAmounts: readonly Money[]): PaymentProgress {
  const paid = totalOf(paidAmounts);
  const remaining = paid < amount ? subtractTotal(amount, paid) : zeroTotal;
  if (paidAmounts.length === 0 || (paid === 0n && amount > 0))
    return { state: 'unpaid', percent: 0, paid, remaining };
  if (paid >= amount) return { state: 'paid', percent: 100, paid, remaining };
  // 99.6% would round to 100, and '100% Betaald' on a quote with something open is not true.
  const percent = Math.max(0, Math.min(99, divideHalfUp(paid * 100n, BigInt(amount))));
  return { state: 'partial', percent, paid, remaining };
}

type Contracted = {
  amount: string;
  payment: { paid: string };
  contract: { sum: string; billed: string; billedAbove: string; paid: string; open: string } | null;
};

/**
 * As the screen tells it: of an accepted quote by what was agreed on in all, and by what was asked above it. What was
 * paid too much on one of its invoices pays no other, and nothing that is still to be asked.
 */
export function paymentOfContract({ amount, payment, contract }: Contracted): PaymentProgress {
  if (!contract) return paymentProgress(totalFromDecimal(amount), [totalFromDecimal(payment.paid)]);
  const whole = totalOf([contract.sum, contract.billedAbove].map(totalFromDecimal));
  const settled = subtractTotal(totalFromDecimal(contract.billed), totalFromDecimal(contract.open));
  return { ...paymentProgress(whole, [atLeastZero(settled)]), paid: totalFromDecimal(contract.paid) };
}

export function paymentLabel({ state, percent }: Pick<PaymentProgress, 'state' | 'percent'>): string {
  return state === 'unpaid' ? 'Onbetaald' : `${percent}% Betaald`;
}

/** An amount that is no number counts as nothing. */
export function unforeseenTotal(costs: readonly { amount: string }[]): Cents {
  return sumCents(costs.map(({ amount }) => readAmount(amount)));
}

function readAmount(amount: string): Cents {
  try {
    return centsFromDecimal(amount.trim());
  } catch {
    return zeroCents;
  }
}

/** What the work may cost in the end: the amount and what was not foreseen. */
export function quoteTotal(quote: { amount: string; unforeseenCosts: readonly { amount: string }[] }): Cents {
  return sumCents([centsFromDecimal(quote.amount), unforeseenTotal(quote.unforeseenCosts)]);
}

/** The ids of the cheapest, more than one where they cost the same. */
export function lowestQuotes(
  quotes: readonly { id: number; amount: string; unforeseenCosts: readonly { amount: string }[] }[],
): ReadonlySet<number> {
  const lowest = Math.min(...quotes.map(quoteTotal));
  return new Set(quotes.filter((quote) => quoteTotal(quote) === lowest).map(({ id }) => id));
}

type Accepted = { status: QuoteStatus; invoiceCount: number };

/** What leaving an accepted quote does to the figures, said before it is done. */
export function statusConsequence(
  quote: Accepted | undefined,
  status: QuoteStatus | undefined,
): string | undefined {
  if (quote?.status !== 'accepted' || status === 'accepted' || quote.invoiceCount === 0) return undefined;
  const which =
    quote.invoiceCount === 1 ? 'Haar factuur blijft' : `Haar ${quote.invoiceCount} facturen blijven`;
  return `Deze offerte telt dan niet meer in wat u besteld heeft. ${which}, en wat daarvan betaald is, telt als betaald zonder offerte.`;
}
