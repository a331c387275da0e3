import { readQuotes, withBilled } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { nameWithFirm } from '#/features/papers/shared/rules/title';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

/** Those that cost something or still can, with what was billed of them. */
export function listQuotesToPay(db: Database, projectId: number) {
  return derived(projectId, 'quotes to pay', async () => {
    const all = await readQuotes(db, projectId);
    const toPay = all.filter(({ quote: { status } }) => status === 'accepted' || status === 'pending');
    return (await withBilled(db, projectId, toPay))
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
