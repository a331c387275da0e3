import { quotesOverview } from '#/features/papers/quotes/overview-contract';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { defineOverview } from '#/platform/server/ports/overview';

export const quotesPart = defineOverview({
  shape: quotesOverview,
  read: async ({ db, projectId }) => {
    const count = (await readQuotes(db, projectId)).length;
    return { values: { quotes: { count } }, hasPapers: count > 0 };
  },
});
