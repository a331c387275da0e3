import { Plus } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { contactPath } from '#/core/addresses';
import { ContactList } from '#/features/work/contacts/web/contact-list';
import { ContactPage } from '#/features/work/contacts/web/contact-page';
import { ExchangeMenu } from '#/features/work/contacts/web/exchange-menu';
import { ImportContactsDialog } from '#/features/work/contacts/web/lazy-dialogs';
import type { ListedContact } from '#/features/work/shared/contacts/contract';
import { ContactDialog } from '#/features/work/shared/contacts/web/contact-dialog';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useRemoveContact } from '#/features/work/shared/contacts/web/queries';
import { findDraftRecord } from '#/platform/web/drafts';
import { openedHere } from '#/platform/web/open-step';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { SkeletonList } from '#/ui/skeleton';

export function ContactsPage() {
  const { id } = useParams<{ id?: string }>();
  return id === undefined ? <AllContacts /> : <ContactPage id={Number(id)} />;
}

function AllContacts() {
  const contacts = useContacts();
  const record = useOpenRecord();
  const [, navigate] = useLocation();
  // Nobody, unless somebody was changing one when the session ended.
  const [editedId, setEditedId] = useState(() => findDraftRecord('contact'));
  const [isImporting, setImporting] = useState(false);
  const show = useCallback(
    ({ id }: ListedContact) => navigate(contactPath(id), { state: openedHere }),
    [navigate],
  );
  const edit = useCallback(({ id }: ListedContact) => setEditedId(id), []);
  const { mutate: removeContact } = useRemoveContact();
  const remove = useCallback(
    ({ id, version }: ListedContact) => removeContact({ params: { id }, version }),
    [removeContact],
  );
  const edited = useHeldRecord(contacts.data, editedId);
  // A link of before they had a page.
  if (record.id !== undefined) return <Redirect to={contactPath(record.id)} replace />;
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
      {edited.record && (
        <ContactDialog
          contact={edited.record}
          isGone={edited.isGone}
          onClose={() => setEditedId(undefined)}
        />
      )}
    </>
  );
}
