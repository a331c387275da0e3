import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneLink } from '#/core/phone';
import { directionsTo, emailLink } from '#/core/reachable';
import type { Contact } from '#/features/work/contacts/contract';
import { buttonClasses } from '#/ui/button';

type ReachButtonsProps = {
  contact: Pick<Contact, 'email' | 'phone' | 'address'>;
  /** Between the others and the first thing to do, which is to call. */
  children: ReactNode;
};

/** The ways there are: of what is no number or address there is none. */
export function ReachButtons({ contact, children }: ReachButtonsProps) {
  const mail = contact.email === null ? undefined : emailLink(contact.email);
  const call = contact.phone === null ? undefined : phoneLink(contact.phone);
  return (
    <>
      {contact.address !== null && (
        <a href={directionsTo(contact.address)} target="_blank" rel="noreferrer" className={buttonClasses()}>
          <MapPin aria-hidden="true" className="size-[1.125rem]" />
          Route
        </a>
      )}
      {mail && (
        <a href={mail} className={buttonClasses()}>
          <Mail aria-hidden="true" className="size-[1.125rem]" />
          Mailen
        </a>
      )}
      {children}
      {call && (
        <a href={call} className={buttonClasses({ variant: 'primary' })}>
          <Phone aria-hidden="true" className="size-[1.125rem]" />
          Bellen
        </a>
      )}
    </>
  );
}
