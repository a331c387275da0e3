import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { nameWithFirm } from '#/features/papers/shared/rules/title';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

/** Those that cost something or still can, with what was billed of them. */
export function listQuotesToPay(db: Database, projectId: number) {
  return derived(projectId, 'quotes to pay', async () => {
    const rows = await readQuotes(db, projectId);
    return rows
      .filter(({ quote: { status } }) => status === 'accepted' || status === 'pending')
      .map(({ quote, contact, filed, approved, invoiced }) => {
        const { id, contactId, status, validUntil, amount, agreement } = quote;
        const name = nameWithFirm(contact, quote.description);
        return {
          id,
          name,
          contactId,
          category: filed,
          status,
          validUntil,
          amount,
          agreement,
          approved,
          invoiced,
        };
      })
      .toReversed();
  });
}
