import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { EmailLink, PhoneLink } from '#/features/work/contacts/web/reach-links';
import { TradeTags } from '#/features/work/contacts/web/trade-tags';
import type { ListedContact } from '#/features/work/shared/contacts/contract';
import { contactTypeLabels } from '#/features/work/shared/contacts/rules/types';
import { ContactTypeBadge } from '#/features/work/shared/contacts/web/contact-type';
import { Badge } from '#/ui/badge';
import { IconButton } from '#/ui/button';
import { DataTable } from '#/ui/table';
import { TableFrame } from '#/ui/table-frame';
import type { Sort } from '#/ui/table-sorting';
import { type Column, nothing } from '#/ui/table-types';

type Props = {
  contacts: readonly ListedContact[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  onOpen: (contact: ListedContact) => void;
  onEdit: (contact: ListedContact) => void;
  onRemove: (contact: ListedContact) => void;
};

const byName: Sort = { key: 'name', direction: 'ascending' };
const getRowId = ({ id }: ListedContact) => id;

const facts: readonly Column<ListedContact>[] = [
  {
    key: 'name',
    header: 'Naam',
    role: 'title',
    least: '11.5rem',
    sortBy: ({ name }) => name,
    cell: ({ name, isOwn }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {name}
        {!isOwn && <Badge>Gedeeld</Badge>}
      </span>
    ),
    below: (contact) => <TradeTags contact={contact} />,
  },
  {
    key: 'company',
    header: 'Bedrijf',
    onPhone: 'fill',
    givesWay: 2,
    foldsInto: 'name',
    sortBy: ({ company }) => company,
    cell: ({ company }) => company ?? nothing,
  },
  {
    key: 'type',
    header: 'Type',
    onPhone: 'plain',
    givesWay: 1.5,
    width: '8rem',
    tightWidth: '7rem',
    sortBy: ({ type }) => contactTypeLabels[type],
    cell: ({ type }) => <ContactTypeBadge type={type} />,
  },
  {
    key: 'email',
    header: 'E-mail',
    givesWay: 3,
    width: '11.5rem',
    cell: ({ email }) => (email === null ? nothing : <EmailLink email={email} />),
  },
  {
    key: 'phone',
    header: 'Telefoon',
    width: '9.5rem',
    tightWidth: '9rem',
    givesWay: 1,
    cell: ({ phone }) => (phone === null ? nothing : <PhoneLink phone={phone} />),
  },
  {
    key: 'address',
    header: 'Adres',
    givesWay: 4,
    cell: ({ address }) =>
      // Whole where it is an address; only a story is cut.
      address === null ? (
        nothing
      ) : (
        <span title={address} className="line-clamp-3">
          {address}
        </span>
      ),
  },
];

export function ContactTable({ contacts, sort, onSort, onOpen, onEdit, onRemove }: Props) {
  const columns = useMemo<readonly Column<ListedContact>[]>(
    () => [
      ...facts,
      {
        key: 'actions',
        header: 'Acties',
        hideHeader: true,
        role: 'actions',
        align: 'end',
        width: '6.5rem',
        cell: (contact) =>
          contact.isOwn && (
            <span className="inline-flex">
              <IconButton
                label={`${contact.name} bewerken`}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => onEdit(contact)}
              />
              <IconButton
                label={`${contact.name} verwijderen`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onRemove(contact)}
              />
            </span>
          ),
      },
    ],
    [onEdit, onRemove],
  );
  return (
    <TableFrame>
      <DataTable
        caption="Contacten"
        kind="contacts"
        columns={columns}
        rows={contacts}
        getRowId={getRowId}
        sort={sort ?? byName}
        onSortChange={onSort}
        onRowClick={onOpen}
      />
    </TableFrame>
  );
}
