import { Suspense, useMemo, useState } from 'react';
import { dayAt } from '#/core/day';
import { mayChangePaper, type Role } from '#/core/rights';
import { matchesSearch } from '#/core/search-text';
import { type Invoice, type InvoiceStatus, invoiceStatuses } from '#/features/invoices/contract';
import { effectiveInvoiceStatus, invoiceStatusLabels } from '#/features/invoices/rules';
import { invoiceColumns } from '#/features/invoices/web/invoice-columns';
import { PayDialog } from '#/features/invoices/web/lazy-dialogs';
import { RemoveInvoiceDialog } from '#/features/invoices/web/remove-invoice-dialog';
import { useMarkPaid } from '#/features/invoices/web/use-mark-paid';
import { EmptyState } from '#/ui/empty-state';
import { SearchField } from '#/ui/search-field';
import { SelectField } from '#/ui/select';
import { DataTable } from '#/ui/table';
import { TableFrame } from '#/ui/table-frame';

type InvoiceListProps = {
  invoices: readonly Invoice[];
  role: Role;
  onEdit: (invoice: Invoice) => void;
};

const idOf = ({ id }: Invoice) => id;
const statusOptions = invoiceStatuses.map((value) => ({ value, label: invoiceStatusLabels[value] }));

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

export function InvoiceList({ invoices, role, onEdit }: InvoiceListProps) {
  const today = dayAt(new Date());
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<InvoiceStatus | ''>('');
  const [opened, setOpened] = useState<{ kind: 'pay' | 'remove'; id: number }>();
  const { markPaid } = useMarkPaid();
  const close = () => setOpened(undefined);
  const columns = useMemo(
    () =>
      invoiceColumns(today, {
        mayChange: ({ isOwn }) => mayChangePaper(role, isOwn),
        onEdit,
        onMarkPaid: (invoice) => markPaid(invoice),
        onPay: ({ id }) => setOpened({ kind: 'pay', id }),
        onRemove: ({ id }) => setOpened({ kind: 'remove', id }),
      }),
    [today, role, onEdit, markPaid],
  );
  const shown = useMemo(
    () =>
      invoices.filter(
        (invoice) =>
          (status === '' || effectiveInvoiceStatus(invoice, today) === status) && found(invoice, search),
      ),
    [invoices, status, search, today],
  );
  const invoice = invoices.find(({ id }) => id === opened?.id);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <SearchField
          className="min-w-0 grow-3 basis-72"
          label="Zoeken in facturen"
          value={search}
          onChange={setSearch}
        />
        <SelectField
          className="min-w-0 flex-1 basis-44 sm:max-w-52"
          label="Status"
          hideLabel
          emptyOption="Alle statussen"
          value={status}
          onChange={setStatus}
          options={statusOptions}
        />
      </div>
      <TableFrame>
        <DataTable
          caption="Facturen"
          columns={columns}
          rows={shown}
          getRowId={idOf}
          empty={<EmptyState title="Geen facturen gevonden" text="Pas uw zoekopdracht of de status aan." />}
        />
      </TableFrame>
      <Suspense>
        {opened?.kind === 'pay' && invoice?.contact.iban && (
          <PayDialog invoice={invoice} iban={invoice.contact.iban} onClose={close} />
        )}
      </Suspense>
      {opened?.kind === 'remove' && invoice && <RemoveInvoiceDialog invoice={invoice} onClose={close} />}
    </>
  );
}
