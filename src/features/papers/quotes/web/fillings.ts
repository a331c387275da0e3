import { choosingPrice } from '#/features/outside/shared/quote-requests/web/slots';
import { QuoteCoversDialog, QuoteFormDialog } from '#/features/papers/quotes/web/shared/lazy-dialogs';
import { quoteReviews } from '#/features/papers/shared/web/slots';
import { lazyComponent, lazyDialog } from '#/platform/web/lazy-component';
import { narrowings, workPapers } from '#/platform/web/ports/ledger';
import { type Filling, fill } from '#/platform/web/slots';

export const quotesFillings: readonly Filling[] = [
  fill(quoteReviews, 10, QuoteFormDialog),
  fill(narrowings, 10, {
    missing: 'unlinkedQuotes',
    label: 'Waarover gaat deze offerte?',
    Dialog: QuoteCoversDialog,
  }),
  fill(
    workPapers,
    10,
    lazyComponent(async () => (await import('#/features/papers/quotes/web/quotes-of-work')).QuotesOfWork),
  ),
  fill(
    choosingPrice,
    10,
    lazyDialog(async () => (await import('#/features/papers/quotes/web/choose-quote')).ChooseQuote),
  ),
];
