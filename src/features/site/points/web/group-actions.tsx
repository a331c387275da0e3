import { Mail } from 'lucide-react';
import { contactName } from '#/core/contact-name';
import { mailLink } from '#/core/ready-mail';
import type { Point } from '#/features/site/points/contract';
import { repairMail } from '#/features/site/points/rules/letter';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { buttonClasses } from '#/ui/button';

type RepairLetterProps = {
  project: string;
  contactId: number;
  points: readonly Point[];
  rooms: ReadonlyMap<number, string>;
};

/** A letter to who has to do it, with what is open of theirs; in the mail program of who sends it. */
export function RepairLetter({ project, contactId, points, rooms }: RepairLetterProps) {
  const { data: contacts = [] } = useContacts();
  const contact = contacts.find(({ id }) => id === contactId);
  const open = points.filter(({ status }) => status === 'open');
  if (!contact || open.length === 0) return null;
  const mail = repairMail({
    contact: { name: contactName(contact), email: contact.email },
    project,
    points: open.map((point) => ({
      ...point,
      room: point.roomId === null ? null : (rooms.get(point.roomId) ?? null),
    })),
  });
  return (
    <a href={mailLink(mail)} className={buttonClasses({ variant: 'quiet', size: 'small' })}>
      <Mail aria-hidden="true" className="size-4" />
      Brief<span className="sr-only"> aan {contactName(contact)}</span>
    </a>
  );
}
