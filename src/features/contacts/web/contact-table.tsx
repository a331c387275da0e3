import { Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { Contact } from '#/features/contacts/contract';
import { ContactTypeBadge, contactTypeLabel } from '#/features/contacts/web/contact-type';
import { EmailLink, PhoneLink } from '#/features/contacts/web/reach-links';
import { Badge } from '#/ui/badge';
import { IconButton } from '#/ui/button';
import { DataTable } from '#/ui/table';
import { TableFrame } from '#/ui/table-frame';
import type { Column } from '#/ui/table-types';

type Props = {
  contacts: readonly Contact[];
  onOpen: (contact: Contact) => void;
  onEdit: (contact: Contact) => void;
  onRemove: (contact: Contact) => void;
};

const nothing = <span className="text-ink-soft">–</span>;
const getRowId = ({ id }: Contact) => id;

const facts: readonly Column<Contact>[] = [
  {
    key: 'name',
    header: 'Naam',
    role: 'title',
    sortBy: ({ name }) => name,
    cell: ({ name, isOwn }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {name}
        {!isOwn && <Badge>Gedeeld</Badge>}
      </span>
    ),
  },
  {
    key: 'company',
    header: 'Bedrijf',
    sortBy: ({ company }) => company,
    cell: ({ company }) => company ?? nothing,
  },
  {
    key: 'type',
    header: 'Type',
    width: '8rem',
    sortBy: ({ type }) => contactTypeLabel(type),
    cell: ({ type }) => <ContactTypeBadge type={type} />,
  },
  { key: 'email', header: 'E-mail', cell: ({ email }) => <EmailLink email={email} /> },
  { key: 'phone', header: 'Telefoon', width: '9.5rem', cell: ({ phone }) => <PhoneLink phone={phone} /> },
  {
    key: 'address',
    header: 'Adres',
    hideOnPhone: true,
    cell: ({ address }) =>
      address === null ? (
        nothing
      ) : (
        <span title={address} className="block max-w-36 truncate">
          {address}
        </span>
      ),
  },
];

export function ContactTable({ contacts, onOpen, onEdit, onRemove }: Props) {
  const columns = useMemo<readonly Column<Contact>[]>(
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
        defaultSort={{ key: 'name', direction: 'ascending' }}
        onRowClick={onOpen}
      />
    </TableFrame>
  );
}
