import { emailLink, phoneLink } from '#/features/contacts/rules/reachable';

function ReachLink({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined) return <span className="break-words">{text}</span>;
  return (
    <a href={href} className="break-words text-brick underline-offset-2 hover:underline">
      {text}
    </a>
  );
}

/** What is no address or number stays readable, but leads nowhere. */
export function EmailLink({ email }: { email: string | null }) {
  return email === null ? (
    <span className="text-ink-soft">–</span>
  ) : (
    <ReachLink href={emailLink(email)} text={email} />
  );
}

export function PhoneLink({ phone }: { phone: string | null }) {
  return phone === null ? (
    <span className="text-ink-soft">–</span>
  ) : (
    <ReachLink href={phoneLink(phone)} text={phone} />
  );
}
