import { readQuotes } from '#/features/papers/quotes/server/quote-rows';
import { titleOf } from '#/features/papers/shared/rules/paper-names';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

/** Those that wait for an answer; the first to end first. */
export async function listPendingQuotes(db: Database, projectId: number) {
  const pending = (await readQuotes(db, projectId)).flatMap(({ quote, contact }) => {
    const { id, amount, status, validUntil } = quote;
    return status === 'pending' && validUntil ? [{ id, amount, validUntil, ...titleOf(quote, contact) }] : [];
  });
  return pending
    .toSorted((one, other) => one.validUntil.localeCompare(other.validUntil) || one.id - other.id)
    .slice(0, mostDeadlines);
}
