import { emailLink, phoneLink } from '#/features/work/contacts/rules/reachable';
import { cx } from '#/ui/class-names';

type ReachLinkProps = { href: string | undefined; text: string; className: string };

function ReachLink({ href, text, className }: ReachLinkProps) {
  if (href === undefined) return <span className="break-words">{text}</span>;
  return (
    <a href={href} className={cx('text-brick underline-offset-2 hover:underline', className)}>
      {text}
    </a>
  );
}

/** What is no address or number stays readable, but leads nowhere. */
export function EmailLink({ email }: { email: string | null }) {
  return email === null ? (
    <span className="text-ink-soft">–</span>
  ) : (
    <ReachLink href={emailLink(email)} text={email} className="wrap-anywhere" />
  );
}

export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? (
    <span className="text-ink-soft">–</span>
  ) : (
    <ReachLink href={phoneLink(phone)} text={phone} className="whitespace-nowrap" />
  );
}
