import type { Day } from '#/core/day';
import { centsFromDecimal, totalFromDecimal } from '#/core/money';
import type { OpenQuote } from '#/features/money/cash-plan/rules/alternatives';
import { effectiveQuoteStatus } from '#/features/papers/shared/quotes/rules/quote';
import { listQuotesToPay } from '#/features/papers/shared/quotes/server/cash-store';
import { contractSum } from '#/features/papers/shared/rules/contract-sum';
import type { Database } from '#/platform/server/database/engine/database';

/** Those that are accepted, and those that still can be today. */
export async function listQuotes(
  db: Database,
  projectId: number,
  today: Day,
): Promise<{ accepted: OpenQuote[]; pending: OpenQuote[] }> {
  const rows = await listQuotesToPay(db, projectId);
  const shown = rows.map(({ amount, approved, status, validUntil, ...quote }) => ({
    status: effectiveQuoteStatus({ status, validUntil }, today),
    quote: { ...quote, contractSum: contractSum(centsFromDecimal(amount), totalFromDecimal(approved)) },
  }));
  const ofStatus = (wanted: 'accepted' | 'pending') =>
    shown.flatMap(({ status, quote }) => (status === wanted ? quote : []));
  return { accepted: ofStatus('accepted'), pending: ofStatus('pending') };
}
