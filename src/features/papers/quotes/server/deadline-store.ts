import type { Day } from '#/core/day';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { titleOf } from '#/features/papers/shared/rules/title';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

type PendingQuote = { id: number; name: string; number: string | undefined; amount: string; validUntil: Day };

/** Those that wait for an answer. */
export async function listPendingQuotes(db: Database, projectId: number): Promise<PendingQuote[]> {
  const rows = await readQuotes(db, projectId);
  return rows
    .flatMap(({ quote, contact }) => {
      const { id, status, amount, validUntil } = quote;
      if (status !== 'pending' || validUntil === null) return [];
      return [{ id, ...titleOf(contact, quote.description, quote.quoteNumber), amount, validUntil }];
    })
    .toSorted((one, other) => one.validUntil.localeCompare(other.validUntil) || one.id - other.id)
    .slice(0, mostDeadlines);
}
