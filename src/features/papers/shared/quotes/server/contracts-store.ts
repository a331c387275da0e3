import { readQuotes, withBilled } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { sumsOfQuote } from '#/features/papers/shared/quotes/server/quote-sums';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

export type QuoteContract = Awaited<ReturnType<typeof listQuoteContracts>>[number];

/** What whoever keeps to a contract looks at of it, whatever else its paper says. */
export function listQuoteContracts(db: Database, projectId: number) {
  return derived(projectId, 'contracts', async () =>
    (await withBilled(db, projectId, await readQuotes(db, projectId))).map((row) => {
      const { id, status, contactId, quoteNumber, description, agreement } = row.quote;
      const { contact } = row;
      return { id, status, contactId, quoteNumber, description, agreement, contact, ...sumsOfQuote(row) };
    }),
  );
}
