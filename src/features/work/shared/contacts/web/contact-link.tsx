import { Link } from 'wouter';
import { contactPath } from '#/core/addresses';
import { contactLabel, contactName } from '#/core/contact-name';
import { cx } from '#/ui/class-names';

type ContactLinkProps = {
  contact: { id: number; name: string; company: string | null };
  /** Where it matters whom of it one speaks to. */
  withPerson?: boolean;
  className?: string;
};

/** How a firm is called, wherever it stands: it leads to all that is known of it. */
export function ContactLink({ contact, withPerson = false, className }: ContactLinkProps) {
  return (
    <Link
      href={contactPath(contact.id)}
      className={cx('wrap-anywhere underline-offset-2 hover:text-brick hover:underline', className)}
    >
      {withPerson ? contactLabel(contact) : contactName(contact)}
    </Link>
  );
}
