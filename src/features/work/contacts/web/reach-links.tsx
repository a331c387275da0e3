import { phoneLink } from '#/core/phone';
import { emailLink } from '#/core/reachable';
import { cx } from '#/ui/class-names';

type ReachLinkProps = { href: string | undefined; text: string; className: string };

/** What is no address or number stays readable, but leads nowhere. */
function ReachLink({ href, text, className }: ReachLinkProps) {
  if (href === undefined) return <span className="break-words">{text}</span>;
  return (
    <a href={href} className={cx('text-brick underline-offset-2 hover:underline', className)}>
      {text}
    </a>
  );
}

export function EmailLink({ email }: { email: string }) {
  return <ReachLink href={emailLink(email)} text={email} className="wrap-anywhere" />;
}

export function PhoneLink({ phone }: { phone: string }) {
  return <ReachLink href={phoneLink(phone)} text={phone} className="whitespace-nowrap" />;
}
