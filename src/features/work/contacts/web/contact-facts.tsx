import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '#/features/work/contacts/web/reach-links';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { ContactTypeBadge } from '#/features/work/shared/contacts/web/contact-type';
import { Card, CardHeader } from '#/ui/card';

/** How to reach somebody, and what they are known by. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const facts: [string, ReactNode][] = [
    ['Type', <ContactTypeBadge key="type" type={contact.type} />],
    ['Telefoon', contact.phone && <PhoneLink key="phone" phone={contact.phone} />],
    ['E-mail', contact.email && <EmailLink key="email" email={contact.email} />],
    ['Adres', contact.address],
    ['Ondernemingsnummer', contact.enterpriseNumber],
    ['IBAN', contact.iban],
    ['Notities', contact.notes && <span className="whitespace-pre-line">{contact.notes}</span>],
  ];
  return (
    <Card as="section" aria-labelledby="contact-facts">
      <CardHeader id="contact-facts" title="Gegevens" />
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="sm:contents">
              <dt className="text-ink-soft text-sm sm:pt-0.5">{label}</dt>
              <dd className="wrap-anywhere min-w-0">{value}</dd>
            </div>
          ))}
      </dl>
      {!contact.isOwn && (
        <p className="mt-4 text-ink-soft text-sm">
          Dit contact komt uit een gedeeld project. Alleen wie het toevoegde, kan het wijzigen.
        </p>
      )}
    </Card>
  );
}
