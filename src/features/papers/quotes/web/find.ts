import { compareQuotesPath, quotesPage } from '#/features/papers/quotes/page';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/papers/shared/quotes/rules/quote';
import { findPaper } from '#/features/papers/shared/web/find-paper';
import { defineFound, type Find, joinText } from '#/platform/web/find';

export const quotesFind: Find = {
  name: 'quotes',
  screen: { page: quotesPage, words: 'prijsvraag scannen controleren meerwerk' },
  views: [{ path: compareQuotesPath, title: 'Offertes vergelijken', words: 'naast elkaar' }],
  records: defineFound(listQuotes, (quote, today) => {
    const { title, detail, text } = findPaper(quote, quote.quoteNumber);
    const status = quoteStatusLabels[effectiveQuoteStatus(quote, today)];
    const costs = quote.unforeseenCosts.map(({ description }) => description);
    return {
      kind: 'Offerte',
      path: `${quotesPage.path}/${quote.id}`,
      title,
      detail,
      text: joinText(text, status, ...costs),
    };
  }),
};
