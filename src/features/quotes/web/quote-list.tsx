import { FileText, Scale } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { dayAt } from '#/core/day';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { matchesSearch } from '#/core/search-text';
import type { CheckScores } from '#/features/check/web/shared/check-scores';
import { InvoiceFormDialog } from '#/features/invoices/web/shared/lazy-dialogs';
import { type Quote, quoteStatuses } from '#/features/quotes/contract';
import { quotesPage } from '#/features/quotes/page';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/quotes/rules/quote';
import { CompareDialog, PaymentDialog } from '#/features/quotes/web/lazy-dialogs';
import { useRemoveQuote } from '#/features/quotes/web/queries';
import { quoteColumns } from '#/features/quotes/web/quote-columns';
import { findKeptRecord } from '#/platform/web/kept-drafts';
import { useListAddress } from '#/platform/web/use-list-address';
import { Button } from '#/ui/button';
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

type Opened = { kind: 'payment' | 'invoice'; quoteId: number } | { kind: 'compare' };

const idOf = ({ id }: Quote) => id;
const statusOptions = quoteStatuses.map((value) => ({ value, label: quoteStatusLabels[value] }));

function found(quote: Quote, search: string): boolean {
  const { quoteNumber, contact, category, description, notes } = quote;
  return matchesSearch([quoteNumber, contact.name, contact.company, category, description, notes], search);
}

/** Nothing, unless somebody was making an invoice of one when the session ended. */
function findOpened(): Opened | undefined {
  const quoteId = findKeptRecord('invoice-of-quote');
  return quoteId === undefined ? undefined : { kind: 'invoice', quoteId };
}

export function QuoteList(props: QuoteListProps) {
  const { quotes, role, onAdd, onEdit, onCheck, checkScores } = props;
  const today = dayAt(new Date());
  const { filter, setFilter, sort, setSort } = useListAddress(quoteStatuses);
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState(findOpened);
  const { mutate: remove } = useRemoveQuote();
  const close = () => setOpened(undefined);
  const columns = useMemo(
    () =>
      quoteColumns(today, {
        mayAdd: may(role, 'add'),
        mayChange: ({ isOwn }) => mayChangePaper(role, isOwn),
        onEdit,
        onCheck,
        checkScores,
        onProgress: ({ id }) => setOpened({ kind: 'payment', quoteId: id }),
        onMakeInvoice: ({ id }) => setOpened({ kind: 'invoice', quoteId: id }),
        onRemove: ({ id, version }) => remove({ params: { id }, version }),
      }),
    [today, role, onEdit, onCheck, checkScores, remove],
  );
  const shown = useMemo(
    () =>
      quotes.filter(
        (quote) =>
          (filter.choice === '' || effectiveQuoteStatus(quote, today) === filter.choice) &&
          found(quote, filter.search),
      ),
    [quotes, filter.choice, filter.search, today],
  );
  if (quotes.length === 0) {
    return (
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
    );
  }
  const quote = opened && 'quoteId' in opened ? quotes.find(({ id }) => id === opened.quoteId) : undefined;
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
        {quotes.length > 1 && may(role, 'change') && (
          <Button
            className="max-sm:grow"
            icon={<Scale aria-hidden="true" />}
            onClick={() => setOpened({ kind: 'compare' })}
          >
            Vergelijken
          </Button>
        )}
      </FilterBar>
      <TableFrame>
        <DataTable
          caption="Offertes"
          kind="quotes"
          columns={columns}
          rows={shown}
          getRowId={idOf}
          sort={sort}
          onSortChange={setSort}
          onRowClick={({ id }) => navigate(`${quotesPage.path}/${id}`)}
          empty={<EmptyState title="Geen offertes gevonden" text="Pas uw zoekopdracht of de status aan." />}
        />
      </TableFrame>
      <Suspense>
        {opened?.kind === 'compare' && (
          <CompareDialog quotes={quotes} scores={checkScores} today={today} onClose={close} />
        )}
        {opened?.kind === 'payment' && quote && (
          <PaymentDialog
            quote={quote}
            onMakeInvoice={
              quote.status === 'accepted' && may(role, 'add')
                ? () => setOpened({ kind: 'invoice', quoteId: quote.id })
                : undefined
            }
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
