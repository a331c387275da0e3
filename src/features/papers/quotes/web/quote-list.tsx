import { FileText, Scale } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { dayAt } from '#/core/day';
import { groupBy } from '#/core/group-by';
import { formatEuro, totalFromDecimal, totalOf } from '#/core/money';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { matchesSearch } from '#/core/search-text';
import { InvoiceFormDialog } from '#/features/papers/invoices/web/shared/lazy-dialogs';
import { compareQuotesPath, quotesPage } from '#/features/papers/quotes/page';
import { groupOfQuote, inGroups } from '#/features/papers/quotes/rules/group';
import { invoiceObstacle } from '#/features/papers/quotes/rules/next-step';
import { BeforeInvoice } from '#/features/papers/quotes/web/before-invoice';
import { PaymentDialog } from '#/features/papers/quotes/web/lazy-dialogs';
import { useRemoveQuote } from '#/features/papers/quotes/web/queries';
import { quoteColumns } from '#/features/papers/quotes/web/quote-columns';
import type { CheckScores } from '#/features/papers/shared/checks/web/check-scores';
import { type Quote, quoteStatuses } from '#/features/papers/shared/quotes/contract';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/papers/shared/quotes/rules/quote';
import { findDraftRecord } from '#/platform/web/drafts';
import { useListAddress } from '#/platform/web/use-list-address';
import { Button, buttonClasses } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { FilterBar } from '#/ui/filter-bar';
import { DataTable } from '#/ui/table';
import { TableFrame } from '#/ui/table-frame';

type QuoteListProps = {
  quotes: readonly Quote[];
  role: Role;
  onAdd: () => void;
  onEdit: (quote: Quote) => void;
  onCheck: (quote: Quote) => void;
  checkScores: CheckScores;
};

type Opened = { kind: 'payment' | 'before-invoice' | 'invoice'; quoteId: number };

const idOf = ({ id }: Quote) => id;
const sumOf = (quotes: readonly Quote[]) =>
  formatEuro(totalOf(quotes.map(({ amount }) => totalFromDecimal(amount))));
const statusOptions = quoteStatuses.map((value) => ({ value, label: quoteStatusLabels[value] }));

function found(quote: Quote, search: string): boolean {
  const { quoteNumber, contact, category, description, notes } = quote;
  return matchesSearch([quoteNumber, contact.name, contact.company, category, description, notes], search);
}

/** Nothing, unless somebody was making an invoice of one when the session ended. */
function findOpened(): Opened | undefined {
  const quoteId = findDraftRecord('invoice-of-quote');
  return quoteId === undefined ? undefined : { kind: 'invoice', quoteId };
}

/** What stands before it is asked when it is begun: the quote of an invoice that was just saved is invoiced too. */
function invoiceOf(quote: Quote): Opened {
  return { kind: invoiceObstacle(quote) ? 'before-invoice' : 'invoice', quoteId: quote.id };
}

export function QuoteList(props: QuoteListProps) {
  const { quotes, role, onAdd, onEdit, onCheck, checkScores } = props;
  const today = dayAt(new Date());
  const { filter, setFilter, sort, setSort } = useListAddress(quoteStatuses);
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState(findOpened);
  const { mutate: remove } = useRemoveQuote();
  const close = () => setOpened(undefined);
  const show = useCallback(({ id }: Quote) => navigate(`${quotesPage.path}/${id}`), [navigate]);
  const columns = useMemo(
    () =>
      quoteColumns(today, {
        mayAdd: may(role, 'add'),
        mayChange: ({ isOwn }) => mayChangePaper(role, isOwn),
        onEdit,
        onCheck,
        checkScores,
        onProgress: ({ id }) => setOpened({ kind: 'payment', quoteId: id }),
        onMakeInvoice: (quote) => setOpened(invoiceOf(quote)),
        onRemove: ({ id, version }) => remove({ params: { id }, version }),
      }),
    [today, role, onEdit, onCheck, checkScores, remove],
  );
  const shown = useMemo(
    () =>
      inGroups(
        quotes.filter(
          (quote) =>
            (filter.choice === '' || effectiveQuoteStatus(quote, today) === filter.choice) &&
            found(quote, filter.search),
        ),
      ),
    [quotes, filter.choice, filter.search, today],
  );
  const headingOf = useMemo(() => {
    const counts = groupBy(shown, groupOfQuote);
    return (quote: Quote) => {
      const group = groupOfQuote(quote);
      return `${group} (${counts.get(group)?.length ?? 0})`;
    };
  }, [shown]);
  const quote = quotes.find(({ id }) => id === opened?.quoteId);
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        searchLabel="Zoeken in offertes"
        choiceLabel="Status"
        all="Alle statussen"
        options={statusOptions}
      >
        {quotes.length > 1 && (
          <Link href={compareQuotesPath} className={buttonClasses()}>
            <Scale aria-hidden="true" className="size-[1.125rem] max-md:hidden" />
            Vergelijken
          </Link>
        )}
      </FilterBar>
      {quotes.length === 0 ? (
        <EmptyState
          icon={<FileText aria-hidden="true" />}
          title="Nog geen offertes toegevoegd"
          text="Bewaar hier elke offerte die u krijgt, met het bestand erbij. Zo vergelijkt u ze eerlijk."
          action={
            <Button variant="primary" onClick={onAdd}>
              Eerste offerte toevoegen
            </Button>
          }
        />
      ) : (
        <TableFrame>
          <DataTable
            caption="Offertes"
            kind="quotes"
            columns={columns}
            rows={shown}
            getRowId={idOf}
            sort={sort}
            onSortChange={setSort}
            groupBy={headingOf}
            groupSummary={sumOf}
            onRowClick={show}
            empty={<EmptyState title="Geen offertes gevonden" text="Pas uw zoekopdracht of de status aan." />}
          />
        </TableFrame>
      )}
      <Suspense>
        {opened?.kind === 'payment' && quote && (
          <PaymentDialog
            quote={quote}
            onMakeInvoice={
              quote.status === 'accepted' && may(role, 'add') ? () => setOpened(invoiceOf(quote)) : undefined
            }
            onClose={close}
          />
        )}
        {opened?.kind === 'before-invoice' && quote && (
          <BeforeInvoice
            quote={quote}
            onGoOn={() => setOpened({ kind: 'invoice', quoteId: quote.id })}
            onClose={close}
          />
        )}
        {opened?.kind === 'invoice' && quote && (
          <InvoiceFormDialog projectId={quote.projectId} quote={quote} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
