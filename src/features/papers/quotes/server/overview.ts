import { hasQuotes } from '#/features/papers/quotes/server/store';
import { defineOverview } from '#/platform/server/ports/overview';

export const quotesPart = defineOverview({
  read: async ({ db, projectId }) => ({ hasPapers: await hasQuotes(db, projectId) }),
});
