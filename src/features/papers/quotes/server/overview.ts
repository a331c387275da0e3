import { quotesOverview } from '#/features/papers/quotes/overview-contract';
import { countQuotes } from '#/features/papers/shared/quotes/server/store';
import { defineOverview } from '#/platform/server/ports/overview';

export const quotesPart = defineOverview({
  shape: quotesOverview,
  read: async ({ db, projectId }) => {
    const count = await countQuotes(db, projectId);
    return { values: { quotes: { count } }, hasPapers: count > 0 };
  },
});
