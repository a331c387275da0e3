import { Receipt } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type Day, dayAt } from '#/core/day';
import { formatEuro } from '#/core/money';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { matchesSearch } from '#/core/search-text';
import { invoicesPage } from '#/features/papers/invoices/page';
import { invoiceColumns, stateOrder } from '#/features/papers/invoices/web/invoice-columns';
import { PayDialog, PaymentsDialog } from '#/features/papers/invoices/web/lazy-dialogs';
import { useRemoveInvoice } from '#/features/papers/invoices/web/queries';
import { usePaying } from '#/features/papers/invoices/web/use-paying';
import { useTakeBack } from '#/features/papers/invoices/web/use-take-back';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoiceTotals } from '#/features/papers/shared/invoices/rules/invoice';
import {
  invoiceState,
  invoiceStateLabels,
  invoiceStates,
  isSettled,
  type OpenTotals,
  openTotals,
} from '#/features/papers/shared/invoices/rules/payments';
import { useOpenFindings } from '#/features/papers/shared/invoices/web/use-open-findings';
import { useListAddress } from '#/platform/web/use-list-address';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { FilterBar } from '#/ui/filter-bar';
import { DataTable } from '#/ui/table';
import { TableFrame } from '#/ui/table-frame';

type InvoiceListProps = {
  projectId: number;
  invoices: readonly Invoice[];
  role: Role;
  onAdd: () => void;
  onEdit: (invoice: Invoice) => void;
};

const groupOf = (invoice: Invoice) => (isSettled(invoice) ? 'Betaald' : 'Nog te betalen');
const sumOf = (invoices: readonly Invoice[]) =>
  invoices.some((invoice) => !isSettled(invoice))
    ? openText(openTotals(invoices, dayAt(new Date())))
    : formatEuro(invoiceTotals(invoices).paid);
const idOf = ({ id }: Invoice) => id;
const statusOptions = invoiceStates.map((value) => ({ value, label: invoiceStateLabels[value] }));

function openText({ toPay, toReceive }: OpenTotals): string {
  const parts = [
    ...(toPay > 0n || toReceive === 0n ? [formatEuro(toPay)] : []),
    ...(toReceive > 0n ? [`${formatEuro(toReceive)} te ontvangen`] : []),
  ];
  return parts.join(', ');
}

/** What is late first, the longest first; then what is open by when it is due; what is paid last, the newest first. */
function pressingFirst(invoices: readonly Invoice[], today: Day): Invoice[] {
  const placed = invoices.map((invoice) => {
    const state = invoiceState(invoice, today);
    const due = isSettled(invoice) ? '' : (invoice.dueDate ?? '9999');
    return { invoice, place: `${stateOrder[state]} ${due}` };
  });
  placed.sort((one, other) => {
    if (one.place !== other.place) return one.place < other.place ? -1 : 1;
    return other.invoice.id - one.invoice.id;
  });
  return placed.map(({ invoice }) => invoice);
}

function found(invoice: Invoice, search: string): boolean {
  const { invoiceNumber, contact, quote, category, description, notes, paymentReference } = invoice;
  return matchesSearch(
    [
      invoiceNumber,
      contact.name,
      contact.company,
      quote?.quoteNumber,
      category,
      description,
      notes,
      paymentReference,
    ],
    search,
  );
}

export function InvoiceList({ projectId, invoices, role, onAdd, onEdit }: InvoiceListProps) {
  const today = dayAt(new Date());
  const { filter, setFilter, sort, setSort } = useListAddress(invoiceStates);
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<{ kind: 'pay' | 'payments'; id: number }>();
  const { pay, asking } = usePaying();
  const { takeBack } = useTakeBack();
  const { mutate: remove } = useRemoveInvoice();
  const findings = useOpenFindings(projectId);
  const close = () => setOpened(undefined);
  const show = useCallback(({ id }: Invoice) => navigate(`${invoicesPage.path}/${id}`), [navigate]);
  const columns = useMemo(
    () =>
      invoiceColumns(today, {
        mayChange: ({ isOwn }) => mayChangePaper(role, isOwn),
        onEdit,
        onMarkPaid: pay,
        onTakeBack: takeBack,
        onPay: ({ id }) => setOpened({ kind: 'pay', id }),
        onPayments: ({ id }) => setOpened({ kind: 'payments', id }),
        findingsOf: ({ id }) => findings.data?.find(({ invoiceId }) => invoiceId === id),
        onRemove: ({ id, version }) => remove({ params: { id }, version }),
      }),
    [today, role, onEdit, pay, takeBack, remove, findings.data],
  );
  const shown = useMemo(
    () =>
      pressingFirst(
        invoices.filter(
          (invoice) =>
            (filter.choice === '' || invoiceState(invoice, today) === filter.choice) &&
            found(invoice, filter.search),
        ),
        today,
      ),
    [invoices, filter.choice, filter.search, today],
  );
  const invoice = invoices.find(({ id }) => id === opened?.id);
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        searchLabel="Zoeken in facturen"
        choiceLabel="Status"
        all="Alle statussen"
        options={statusOptions}
      />
      {invoices.length === 0 ? (
        <EmptyState
          icon={<Receipt aria-hidden="true" />}
          title="Nog geen facturen toegevoegd"
          text="Voeg een factuur toe bij een offerte, of als directe uitgave."
          action={
            <Button variant="primary" onClick={onAdd}>
              Eerste factuur toevoegen
            </Button>
          }
        />
      ) : (
        <TableFrame>
          <DataTable
            caption="Facturen"
            kind="invoices"
            columns={columns}
            rows={shown}
            getRowId={idOf}
            sort={sort}
            onSortChange={setSort}
            groupBy={groupOf}
            groupSummary={sumOf}
            onRowClick={show}
            empty={<EmptyState title="Geen facturen gevonden" text="Pas uw zoekopdracht of de status aan." />}
          />
        </TableFrame>
      )}
      {asking}
      <Suspense>
        {opened?.kind === 'payments' && invoice && (
          <PaymentsDialog invoice={invoice} mayChange={mayChangePaper(role, invoice.isOwn)} onClose={close} />
        )}
        {opened?.kind === 'pay' && invoice?.contact.iban && (
          <PayDialog
            invoice={invoice}
            iban={invoice.contact.iban}
            mayConfirm={may(role, 'manage')}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
