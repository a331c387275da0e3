import { Pencil, SearchX, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { Entry } from '#/features/work/new-thing/contract';
import { entriesTotal } from '#/features/work/new-thing/rules';
import { IconButton } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { DataTable } from '#/ui/table';
import { TableFrame } from '#/ui/table-frame';
import type { Column } from '#/ui/table-types';

/** What one may do with an entry; left out for who may only read. */
type EntryActions = { onEdit: (entry: Entry) => void; onRemove: (entry: Entry) => void };

const idOf = ({ id }: Entry) => id;

const facts: readonly Column<Entry>[] = [
  { key: 'title', header: 'Titel', role: 'title', cell: ({ title }) => title, sortBy: ({ title }) => title },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ contact }) => contact?.company ?? contact?.name,
    sortBy: ({ contact }) => contact?.company ?? contact?.name ?? null,
  },
  { key: 'notes', header: 'Notities', cell: ({ notes }) => notes },
  {
    key: 'amount',
    header: 'Bedrag',
    align: 'end',
    width: '9rem',
    nowrap: true,
    cell: ({ amount }) => formatEuro(centsFromDecimal(amount)),
    sortBy: ({ amount }) => centsFromDecimal(amount),
  },
];

function buttonsFor({ onEdit, onRemove }: EntryActions): Column<Entry> {
  return {
    key: 'actions',
    header: 'Acties',
    role: 'actions',
    align: 'end',
    width: '6.5rem',
    cell: (entry) => (
      <span className="inline-flex print:hidden">
        <IconButton
          label={`‘${entry.title}’ bewerken`}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(entry)}
        />
        <IconButton
          label={`‘${entry.title}’ verwijderen`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onRemove(entry)}
        />
      </span>
    ),
  };
}

type EntryTableProps = { entries: readonly Entry[]; actions: EntryActions | undefined };

export function EntryTable({ entries, actions }: EntryTableProps) {
  const columns = useMemo(() => (actions ? [...facts, buttonsFor(actions)] : facts), [actions]);
  const total = { title: 'Totaal', amount: formatEuro(entriesTotal(entries)) };
  return (
    <TableFrame>
      <DataTable
        caption="New thing"
        columns={columns}
        rows={entries}
        getRowId={idOf}
        onRowClick={actions?.onEdit}
        footer={[{ key: 'total', cells: total }]}
        empty={
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title="Niets gevonden"
            text="Geen enkele regel past bij wat u zoekt."
          />
        }
      />
    </TableFrame>
  );
}
