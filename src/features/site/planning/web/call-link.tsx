import { Phone } from 'lucide-react';
import { contactName } from '#/core/contact-name';
import { phoneLink } from '#/core/phone';

type Reached = { name: string; company: string | null; phone: string | null };

/** Nothing where there is no number to call. */
export function CallLink({ contact }: { contact: Reached | null }) {
  const call = contact?.phone ? phoneLink(contact.phone) : undefined;
  if (!contact || !call) return null;
  return (
    <a
      href={call}
      aria-label={`Bellen naar ${contactName(contact)}`}
      title={contact.phone ?? undefined}
      className="grid size-11 shrink-0 place-items-center rounded-control text-brick hover:bg-sunken md:size-9"
    >
      <Phone aria-hidden="true" className="size-[1.125rem]" />
    </a>
  );
}
