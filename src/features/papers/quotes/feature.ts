import { quote } from '#/features/papers/quotes/contract';
import { quotesPage } from '#/features/papers/quotes/page';
import { quoteLog } from '#/features/papers/quotes/rules/log';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/papers/quotes/rules/quote';
import { quoteTodosOf } from '#/features/papers/quotes/rules/todo';
import { quoteDeadlines } from '#/features/papers/quotes/server/deadlines';
import { quotesExample } from '#/features/papers/quotes/server/example-store';
import { quoteMoney } from '#/features/papers/quotes/server/money-store';
import { quoteNews } from '#/features/papers/quotes/server/news';
import { quotesPart } from '#/features/papers/quotes/server/overview';
import { receivesQuotes } from '#/features/papers/quotes/server/receives';
import { quoteRoutes } from '#/features/papers/quotes/server/routes';
import { getQuote } from '#/features/papers/quotes/server/store';
import { quotes } from '#/features/papers/quotes/server/tables';
import { addedOn, defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const quotesFeature: Feature = {
  name: 'quotes',
  page: quotesPage,
  routes: quoteRoutes,
  records: {
    quotes: defineRecord({
      table: quotes,
      words: { title: 'Offertes', one: 'offerte', many: 'offertes' },
      path: (id) => `${quotesPage.path}/${id}`,
      statusWord: (row, today) => quoteStatusLabels[effectiveQuoteStatus(row, today)],
      line: (row, today) => ({
        kind: 'quote',
        title: row.description,
        number: row.quoteNumber,
        status: effectiveQuoteStatus(row, today),
        amount: row.amount,
        ...addedOn(row.createdAt),
      }),
      versioned: { shape: quote, read: getQuote },
      standing: free,
      log: { isInTrash: true, ...quoteLog },
    }),
  },
  money: quoteMoney,
  deadlines: quoteDeadlines,
  calendar: nothing,
  todo: ({ deadlines }) => quoteTodosOf(deadlines),
  report: nothing,
  overview: quotesPart,
  news: quoteNews,
  example: quotesExample,
  receives: receivesQuotes,
  words: {
    columns: {
      quoteNumber: 'Offertenummer',
      unforeseenCosts: 'Onvoorziene kosten',
      quoteDate: 'Offertedatum',
      netAmount: 'Zonder btw',
      lines: 'Lijnen',
      vatLines: 'Btw per tarief',
      validUntil: 'Geldig tot',
      agreement: 'Betaalafspraken',
      lastExtra: 'Laatste nummer van meerwerk',
    },
  },
};
