import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactName } from '#/core/contact-name';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Contact, ContactHistory } from '#/features/work/contacts/contract';
import { ContactTypeBadge } from '#/features/work/contacts/web/contact-type';
import { HistoryList } from '#/features/work/contacts/web/history-list';
import { useContactHistory } from '#/features/work/contacts/web/queries';
import { EmailLink, PhoneLink } from '#/features/work/contacts/web/reach-links';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';

type Props = { contact: Contact; onClose: () => void; onEdit: () => void };

/** Everything about one contact: how to reach them, and what one did together. */
export function ContactPanel({ contact, onClose, onEdit }: Props) {
  return (
    <Dialog
      onClose={onClose}
      title={contactName(contact)}
      description={contactName(contact) === contact.name ? undefined : contact.name}
      footer={
        contact.isOwn ? (
          <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            Bewerken
          </Button>
        ) : undefined
      }
    >
      <Details contact={contact} />
      <h3 className="mt-6 mb-3 text-lg">Historiek</h3>
      <History contactId={contact.id} />
    </Dialog>
  );
}

function Details({ contact }: { contact: Contact }) {
  const facts: [string, ReactNode][] = [
    ['Type', <ContactTypeBadge key="type" type={contact.type} />],
    ['E-mail', contact.email && <EmailLink key="email" email={contact.email} />],
    ['Telefoon', contact.phone && <PhoneLink key="phone" phone={contact.phone} />],
    ['Adres', contact.address],
    ['Ondernemingsnummer', contact.enterpriseNumber],
    ['IBAN', contact.iban],
    ['Notities', contact.notes && <span className="whitespace-pre-line">{contact.notes}</span>],
  ];
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="sm:contents">
              <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {!contact.isOwn && (
        <p className="mt-4 text-ink-soft text-sm">
          Dit contact komt uit een gedeeld project. Alleen wie het toevoegde, kan het wijzigen.
        </p>
      )}
    </>
  );
}

function History({ contactId }: { contactId: number }) {
  return (
    <QueryStates
      query={useContactHistory(contactId)}
      failed="De historiek kon niet geladen worden"
      loading={<SkeletonList rows={3} label="Historiek laden" />}
    >
      {(history) =>
        history.entries.length > 0 ? (
          <>
            <Sums history={history} />
            <HistoryList entries={history.entries} />
          </>
        ) : (
          <p className="text-ink-soft">
            Nog geen offertes, facturen of taken met dit contact in uw projecten.
          </p>
        )
      }
    </QueryStates>
  );
}

function Sums({ history }: { history: ContactHistory }) {
  const sums = [
    ['Geoffreerd', history.quoted],
    ['Waarvan geaccepteerd', history.accepted],
    ['Betaald', history.paid],
  ] as const;
  return (
    <dl className="mb-4 grid grid-cols-1 gap-x-4 gap-y-1 rounded-card bg-sunken px-4 py-3 sm:grid-cols-3">
      {sums.map(([label, sum]) => (
        <div key={label} className="flex justify-between gap-3 sm:block">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-display font-semibold tabular-nums sm:text-lg">
            {formatEuro(totalFromDecimal(sum))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
