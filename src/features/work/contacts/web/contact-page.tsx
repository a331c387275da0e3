import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { contactName } from '#/core/contact-name';
import { contactsPage } from '#/features/work/contacts/page';
import { ContactActions } from '#/features/work/contacts/web/contact-actions';
import { ContactFacts } from '#/features/work/contacts/web/contact-facts';
import { ContactMoney } from '#/features/work/contacts/web/contact-money';
import { ContactPapers } from '#/features/work/contacts/web/contact-papers';
import { TradeTags } from '#/features/work/contacts/web/trade-tags';
import type { ContactHistory, ListedContact } from '#/features/work/shared/contacts/contract';
import { ContactDialog } from '#/features/work/shared/contacts/web/contact-dialog';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useContactHistory, useRemoveContact } from '#/features/work/shared/contacts/web/queries';
import { contactCards } from '#/features/work/shared/contacts/web/slots';
import { BackToList } from '#/platform/web/back-to-list';
import { findDraftRecord } from '#/platform/web/drafts';
import { useProject } from '#/platform/web/project/current-project';
import { QueryStates } from '#/platform/web/query-states';
import { HistoryCard } from '#/platform/web/record-history';
import { SlotParts } from '#/platform/web/slots';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { buttonClasses } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';
import { SkeletonList } from '#/ui/skeleton';
import { usePageTitle } from '#/ui/use-page-title';

/** Everything about one contact: how to reach them, and what one did together. */
export function ContactPage({ id }: { id: number }) {
  const contacts = useContacts();
  const [, navigate] = useLocation();
  const [isEditing, setEditing] = useState(() => findDraftRecord('contact') === id);
  // Here, and not below: what shows the contact is gone before the answer is.
  const { mutate: remove } = useRemoveContact();
  const leave = () => navigate(contactsPage.path, { replace: true });
  const edited = useHeldRecord(contacts.data, isEditing ? id : undefined, ({ isOwn }) => isOwn);
  return (
    <>
      <QueryStates
        query={contacts}
        failed="Het contact kon niet geladen worden"
        loading={<SkeletonList label="Contact laden" />}
      >
        {(all) => {
          const contact = all.find((each) => each.id === id);
          return contact ? (
            <Shown
              contact={contact}
              onEdit={() => setEditing(true)}
              onRemove={() => remove({ params: { id }, version: contact.version }, { onSuccess: leave })}
            />
          ) : (
            <NoContact />
          );
        }}
      </QueryStates>
      {edited.record && (
        <ContactDialog contact={edited.record} isGone={edited.isGone} onClose={() => setEditing(false)} />
      )}
    </>
  );
}

function NoContact() {
  return (
    <EmptyState
      level={1}
      title="Dit contact is er niet"
      text="Misschien is het verwijderd, of hoort het bij een project dat u niet ziet. Wat u de laatste tijd verwijderde, vindt u in de prullenmand."
      action={
        <Link href={contactsPage.path} className={buttonClasses({ variant: 'primary' })}>
          Alle contacten
        </Link>
      }
    />
  );
}

type ShownProps = { contact: ListedContact; onEdit: () => void; onRemove: () => void };

function Shown({ contact, onEdit, onRemove }: ShownProps) {
  const called = contactName(contact);
  usePageTitle(called);
  return (
    <>
      <PageHeader
        above={<BackToList href={contactsPage.path} label="Alle contacten" />}
        title={called}
        text={
          <>
            {called !== contact.name && contact.name}
            <TradeTags contact={contact} className="text-[0.9375rem]" />
          </>
        }
        actions={<ContactActions {...{ contact, onEdit, onRemove }} />}
      />
      <Together contact={contact} />
    </>
  );
}

function Together({ contact }: { contact: ListedContact }) {
  // What was done to a contact is told by the log of the project on screen.
  const { project } = useProject();
  return (
    <QueryStates
      query={useContactHistory(contact.id)}
      failed="De historiek kon niet geladen worden"
      loading={<SkeletonList rows={3} label="Historiek laden" />}
    >
      {(history) => (
        <>
          {history.entries.some(({ amount }) => amount !== null) && <ContactMoney history={history} />}
          <div className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            <div className="flex min-w-0 flex-col gap-5">
              <ContactFacts contact={contact} />
              {project && <OfProject projectId={project.id} contact={contact} history={history} />}
            </div>
            <div className="flex min-w-0 flex-col gap-5">
              {history.entries.length > 0 ? (
                <ContactPapers entries={history.entries} />
              ) : (
                <p className="text-ink-soft">
                  Nog geen offertes, facturen of taken met dit contact in uw projecten.
                </p>
              )}
              {project && <HistoryCard kind="contacts" record={contact.id} />}
            </div>
          </div>
        </>
      )}
    </QueryStates>
  );
}

type OfProjectProps = { projectId: number; contact: ListedContact; history: ContactHistory };

/** What others have of it in the project on screen. */
function OfProject({ projectId, contact, history }: OfProjectProps) {
  const idsOf = (wanted: string) =>
    history.entries.flatMap(({ kind, id, projectId: entry }) =>
      kind === wanted && entry === projectId ? [id] : [],
    );
  return (
    <SlotParts
      of={contactCards}
      given={{
        ...{ projectId, contactId: contact.id, isArchitect: contact.type === 'architect' },
        ...{ quoteIds: idsOf('quote'), taskIds: idsOf('task') },
      }}
    />
  );
}
