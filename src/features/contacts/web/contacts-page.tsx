import { Plus, SearchX, Users } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Contact, ContactType } from '#/features/contacts/contract';
import { searchContacts } from '#/features/contacts/rules/search';
import { ContactDialog } from '#/features/contacts/web/contact-dialog';
import { ContactPanel } from '#/features/contacts/web/contact-panel';
import { ContactTable } from '#/features/contacts/web/contact-table';
import { typeOptions } from '#/features/contacts/web/contact-type';
import { RemoveContactDialog } from '#/features/contacts/web/remove-contact-dialog';
import { isUnauthorized, messageOf } from '#/platform/web/api-error';
import { useContacts } from '#/platform/web/contacts';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';
import { SearchField } from '#/ui/search-field';
import { Select } from '#/ui/select';
import { SkeletonList } from '#/ui/skeleton';
import { usePageTitle } from '#/ui/use-page-title';

type Open = { dialog: 'edit' | 'remove'; contact: Contact };

export function ContactsPage() {
  usePageTitle('Contacten');
  const contacts = useContacts();
  const record = useOpenRecord();
  const [open, setOpen] = useState<Open>();
  const show = useCallback((contact: Contact) => record.open(contact.id), [record.open]);
  const edit = useCallback((contact: Contact) => setOpen({ dialog: 'edit', contact }), []);
  const remove = useCallback((contact: Contact) => setOpen({ dialog: 'remove', contact }), []);
  const shown = contacts.data?.find(({ id }) => id === record.id);
  return (
    <>
      <PageHeader
        title="Contacten"
        text="Aannemers, leveranciers en architecten, met wat u samen deed."
        actions={
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={record.openNew}>
            Nieuw contact
          </Button>
        }
      />
      {contacts.data ? (
        <ContactList
          contacts={contacts.data}
          onAdd={record.openNew}
          onOpen={show}
          onEdit={edit}
          onRemove={remove}
        />
      ) : contacts.error && !isUnauthorized(contacts.error) ? (
        <Alert
          tone="danger"
          announce
          title="De contacten konden niet worden geladen"
          actions={<Button onClick={() => contacts.refetch()}>Opnieuw proberen</Button>}
        >
          {messageOf(contacts.error, 'Controleer uw verbinding en probeer het opnieuw.')}
        </Alert>
      ) : (
        <SkeletonList label="Contacten laden" />
      )}
      {record.isNew && <ContactDialog onClose={record.close} />}
      {shown && !open && <ContactPanel contact={shown} onClose={record.close} onEdit={() => edit(shown)} />}
      {open?.dialog === 'edit' && <ContactDialog contact={open.contact} onClose={() => setOpen(undefined)} />}
      {open?.dialog === 'remove' && (
        <RemoveContactDialog contact={open.contact} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

type ListProps = {
  contacts: readonly Contact[];
  onAdd: () => void;
  onOpen: (contact: Contact) => void;
  onEdit: (contact: Contact) => void;
  onRemove: (contact: Contact) => void;
};

function ContactList({ contacts, onAdd, ...actions }: ListProps) {
  const [typed, setTyped] = useState('');
  const [type, setType] = useState<ContactType | ''>('');
  if (contacts.length === 0) {
    return (
      <EmptyState
        icon={<Users aria-hidden="true" />}
        title="Nog geen contacten toegevoegd"
        text="Voeg uw architect, aannemers en leveranciers toe. U kiest ze daarna bij offertes, facturen en taken."
        action={
          <Button variant="primary" onClick={onAdd}>
            Eerste contact toevoegen
          </Button>
        }
      />
    );
  }
  const found = searchContacts(contacts, typed, type);
  return (
    <>
      <div className="mb-4 flex flex-col gap-2 sm:flex-row">
        <SearchField
          className="grow"
          label="Zoek op naam, bedrijf, e-mail of telefoon"
          value={typed}
          onChange={setTyped}
        />
        <Select
          aria-label="Type"
          className="sm:w-48"
          value={type}
          onChange={setType}
          emptyOption="Alle types"
          options={typeOptions}
        />
      </div>
      {found.length > 0 ? (
        <ContactTable contacts={found} {...actions} />
      ) : (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Geen contacten gevonden"
          text="Zoek op een ander woord of kies een ander type."
          action={
            <Button
              onClick={() => {
                setTyped('');
                setType('');
              }}
            >
              Alles tonen
            </Button>
          }
        />
      )}
    </>
  );
}
