import { deadlineOn } from '#/core/deadline';
import { quotesPage } from '#/features/papers/quotes/page';
import { listPendingQuotes } from '#/features/papers/quotes/server/deadline-store';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

export const quoteDeadlines: DeadlineSource = {
  kinds: {
    quote: {
      label: 'Offerte verloopt',
      name: 'Offertes die verlopen',
      step: 'Offerte openen',
      noticeDays: 14,
      place: 30,
      hasOwnTodo: true,
    },
  },
  list: async (db, projectId) => {
    const pending = await listPendingQuotes(db, projectId);
    return pending.map(({ amount, number, validUntil, ...quote }) => ({
      ...deadlineOn('quote', quote, { day: validUntil, path: `${quotesPage.path}?id=${quote.id}` }),
      amount,
      number,
    }));
  },
};
