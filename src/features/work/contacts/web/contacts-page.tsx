import { Plus, SearchX, Users } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { type Contact, type ContactType, contactTypes } from '#/features/work/contacts/contract';
import { searchContacts } from '#/features/work/contacts/rules/search';
import { ContactDialog } from '#/features/work/contacts/web/contact-dialog';
import { ContactPanel } from '#/features/work/contacts/web/contact-panel';
import { ContactTable } from '#/features/work/contacts/web/contact-table';
import { typeOptions } from '#/features/work/contacts/web/contact-type';
import { ExchangeMenu } from '#/features/work/contacts/web/exchange-menu';
import { ImportContactsDialog } from '#/features/work/contacts/web/lazy-dialogs';
import { useRemoveContact } from '#/features/work/contacts/web/queries';
import { useContacts } from '#/features/work/contacts/web/shared/contacts';
import { DeadLink } from '#/platform/web/dead-link';
import { findDraftRecord } from '#/platform/web/drafts';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useListAddress } from '#/platform/web/use-list-address';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { type Filter, FilterBar } from '#/ui/filter-bar';
import { PageHeader } from '#/ui/page-header';
import { SkeletonList } from '#/ui/skeleton';

type Open = { dialog: 'edit'; id: number };

/** Nothing, unless somebody was changing one when the session ended. */
function findOpen(): Open | undefined {
  const id = findDraftRecord('contact');
  return id === undefined ? undefined : { dialog: 'edit', id };
}

export function ContactsPage() {
  const contacts = useContacts();
  const record = useOpenRecord();
  const [open, setOpen] = useState(findOpen);
  const [isImporting, setImporting] = useState(false);
  const show = useCallback((contact: Contact) => record.open(contact.id), [record.open]);
  const edit = useCallback(({ id }: Contact) => setOpen({ dialog: 'edit', id }), []);
  const { mutate: removeContact } = useRemoveContact();
  const remove = useCallback(
    ({ id, version }: Contact) => removeContact({ params: { id }, version }),
    [removeContact],
  );
  const shown = contacts.data?.find(({ id }) => id === record.id);
  const edited = useHeldRecord(contacts.data, open?.dialog === 'edit' ? open.id : undefined);
  return (
    <>
      <PageHeader
        title="Contacten"
        text="Aannemers, leveranciers en architecten, met wat u samen deed."
        actions={
          <>
            <ExchangeMenu
              hasContacts={contacts.data !== undefined && contacts.data.length > 0}
              onImport={() => setImporting(true)}
            />
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={record.openNew}>
              Nieuw contact
            </Button>
          </>
        }
      />
      <DeadLink
        rows={contacts.data}
        text="Dit contact bestaat niet meer, of u kunt het niet zien. Vraag wie u de link gaf welk contact het is."
      />
      <QueryStates
        query={contacts}
        failed="De contacten konden niet geladen worden"
        loading={<SkeletonList label="Contacten laden" />}
      >
        {(data) => (
          <ContactList contacts={data} onAdd={record.openNew} onOpen={show} onEdit={edit} onRemove={remove} />
        )}
      </QueryStates>
      <Suspense>
        {isImporting && contacts.data && (
          <ImportContactsDialog existing={contacts.data} onClose={() => setImporting(false)} />
        )}
      </Suspense>
      {record.isNew && <ContactDialog onClose={record.close} />}
      {shown && !open && <ContactPanel contact={shown} onClose={record.close} onEdit={() => edit(shown)} />}
      {edited.record && (
        <ContactDialog contact={edited.record} isGone={edited.isGone} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const everything: Filter<ContactType> = { search: '', choice: '' };
type ListProps = {
  contacts: readonly Contact[];
  onAdd: () => void;
  onOpen: (contact: Contact) => void;
  onEdit: (contact: Contact) => void;
  onRemove: (contact: Contact) => void;
};

function ContactList({ contacts, onAdd, ...actions }: ListProps) {
  const { filter, setFilter, sort, setSort } = useListAddress(contactTypes, 'type');
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
  const found = searchContacts(contacts, filter.search, filter.choice);
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        searchLabel="Zoek op naam, bedrijf, e-mail of telefoon"
        choiceLabel="Type"
        all="Alle types"
        options={typeOptions}
      />
      {found.length > 0 ? (
        <ContactTable contacts={found} sort={sort} onSort={setSort} {...actions} />
      ) : (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Geen contacten gevonden"
          text="Zoek op een ander woord of kies een ander type."
          action={<Button onClick={() => setFilter(everything)}>Alles tonen</Button>}
        />
      )}
    </>
  );
}
