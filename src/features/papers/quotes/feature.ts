import { quotesHelp } from '#/features/papers/quotes/help';
import { quotesPage } from '#/features/papers/quotes/page';
import { quoteLog } from '#/features/papers/quotes/rules/log';
import { quoteDeadlines } from '#/features/papers/quotes/server/deadlines';
import { quotesDiary } from '#/features/papers/quotes/server/diary-store';
import { quotesExample } from '#/features/papers/quotes/server/example-store';
import { quotesInFolder } from '#/features/papers/quotes/server/folder-store';
import { quotesForGuests } from '#/features/papers/quotes/server/guest-store';
import { quoteMoney, quoteMoves } from '#/features/papers/quotes/server/money-store';
import { quoteNews } from '#/features/papers/quotes/server/news';
import { takesOffers } from '#/features/papers/quotes/server/offers';
import { quotesPart } from '#/features/papers/quotes/server/overview';
import { receivesQuotes } from '#/features/papers/quotes/server/receives';
import { quoteRoutes } from '#/features/papers/quotes/server/routes';
import { quoteTodos } from '#/features/papers/quotes/server/todo';
import { quote } from '#/features/papers/shared/quotes/contract';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/papers/shared/quotes/rules/quote';
import { getQuote } from '#/features/papers/shared/quotes/server/store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { subjectOf } from '#/features/papers/shared/server/links-store';
import { addedOn, defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const quotesFeature: Feature = {
  name: 'quotes',
  page: quotesPage,
  help: quotesHelp,
  routes: quoteRoutes,
  folder: quotesInFolder,
  records: {
    quotes: defineRecord({
      table: quotes,
      words: { title: 'Offertes', one: 'offerte', many: 'offertes' },
      path: (id) => `${quotesPage.path}/${id}`,
      about: subjectOf(quotes),
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
      log: { isInTrash: true, hidden: ['acceptedOn', 'acceptedUnseen'], ...quoteLog },
    }),
  },
  money: quoteMoney,
  moneyMoves: quoteMoves,
  deadlines: quoteDeadlines,
  calendar: nothing,
  todo: quoteTodos,
  diary: quotesDiary,
  report: nothing,
  overview: quotesPart,
  news: quoteNews,
  example: quotesExample,
  receives: receivesQuotes,
  takesOffers,
  guest: quotesForGuests,
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
      acceptedOn: 'Geaccepteerd op',
      acceptedUnseen: 'Zonder nakijken geaccepteerd',
      lastExtra: 'Laatste nummer van meerwerk',
    },
  },
};
