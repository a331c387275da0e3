import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { dayAt, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro, totalFromDecimal } from '#/core/money';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { quotesPage } from '#/features/papers/quotes/page';
import { useQuotes, useRemoveQuote } from '#/features/papers/quotes/web/queries';
import { QuoteActions } from '#/features/papers/quotes/web/quote-actions';
import { PaymentBadge, QuoteStatusBadge } from '#/features/papers/quotes/web/quote-badges';
import { QuoteCheckCard } from '#/features/papers/quotes/web/quote-check-card';
import { QuoteInvoicesCard } from '#/features/papers/quotes/web/quote-invoices-card';
import { QuoteFormDialog } from '#/features/papers/quotes/web/shared/lazy-dialogs';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteNumberBeside, quoteTitle } from '#/features/papers/shared/quotes/rules/name';
import { effectiveQuoteStatus, unforeseenTotal } from '#/features/papers/shared/quotes/rules/quote';
import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { PaperHeading, restOfDescription } from '#/features/papers/shared/web/paper-heading';
import { type Fact, NoPaper, PaperPage } from '#/features/papers/shared/web/paper-page';
import { coveredInWords } from '#/features/papers/shared/web/paper-words';
import { AskBuilding } from '#/features/papers/vat/web/shared/ask-building';
import { BackToList } from '#/platform/web/back-to-list';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { PageHeader } from '#/ui/page-header';
import { usePageTitle } from '#/ui/use-page-title';

type QuotePageProps = { projectId: number; role: Role; id: number };

/** One quote with everything that belongs to it, and the next thing to do. */
export function QuotePage({ projectId, role, id }: QuotePageProps) {
  const quotes = useQuotes(projectId);
  const record = useOpenRecord();
  const [, navigate] = useLocation();
  // Here, and not below: what shows the quote is gone before the answer is.
  const { mutate: remove } = useRemoveQuote();
  const leave = () => navigate(quotesPage.path, { replace: true });
  const edited = useHeldRecord(quotes.data, record.id, ({ isOwn }) => mayChangePaper(role, isOwn));
  return (
    <>
      <QueryStates query={quotes} failed="De offerte kon niet geladen worden">
        {(all) => {
          const quote = all.find((each) => each.id === id);
          return quote ? (
            <Shown
              quote={quote}
              role={role}
              onEdit={() => record.open(id)}
              onRemove={() => remove({ params: { id }, version: quote.version }, { onSuccess: leave })}
            />
          ) : (
            <NoPaper title="Deze offerte is er niet" href={quotesPage.path} label="Alle offertes" />
          );
        }}
      </QueryStates>
      <Suspense>
        {edited.record && (
          <QuoteFormDialog
            projectId={projectId}
            quote={edited.record}
            isGone={edited.isGone}
            onClose={record.close}
          />
        )}
      </Suspense>
    </>
  );
}

type ShownProps = { quote: Quote; role: Role; onEdit: () => void; onRemove: () => void };

function Shown({ quote, role, onEdit, onRemove }: ShownProps) {
  const title = quoteTitle(quote);
  usePageTitle(title);
  const mayChange = mayChangePaper(role, quote.isOwn);
  return (
    <>
      <PageHeader
        above={<BackToList href={quotesPage.path} label="Alle offertes" />}
        title={<PaperHeading title={title} number={quoteNumberBeside(quote)} />}
        text={restOfDescription(quote, title)}
        actions={<QuoteActions {...{ quote, role, onEdit, onRemove }} />}
      />
      <PaperPage paper={quote} kind="quotes" facts={factsOf(quote)} onEdit={mayChange ? onEdit : undefined}>
        <AskBuilding paper={quote} mayChange={may(role, 'change')} />
        <QuoteCheckCard quote={quote} mayChange={mayChange} />
        <QuoteInvoicesCard quote={quote} />
        <SlotParts of={quoteCards} given={{ quote, mayManage: may(role, 'change') }} />
      </PaperPage>
    </>
  );
}

function factsOf(quote: Quote): Fact[] {
  const unforeseen = unforeseenTotal(quote.unforeseenCosts);
  return [
    ['Bedrag', formatEuro(centsFromDecimal(quote.amount))],
    ['Status', <QuoteStatusBadge key="status" status={effectiveQuoteStatus(quote, dayAt(new Date()))} />],
    ['Offertedatum', quote.quoteDate && formatDay(quote.quoteDate)],
    ['Geldig tot', quote.validUntil && formatDay(quote.validUntil)],
    ['Betaling', <PaymentBadge key="payment" quote={quote} />],
    [
      'Contractsom',
      quote.contractSum === quote.amount ? null : formatEuro(totalFromDecimal(quote.contractSum)),
    ],
    ['Onvoorziene kosten', unforeseen > 0 ? formatEuro(unforeseen) : null],
    ['Premiecategorie', quote.category],
    ['Gaat over', coveredInWords(quote)],
  ];
}
