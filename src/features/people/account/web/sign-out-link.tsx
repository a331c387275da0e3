import { LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { signOutHref } from '#/features/people/account/web/sign-out';

type SignOutLinkProps = { onNavigate?: (() => void) | undefined; onSignOut: () => void };

/** A link, so that it works however it is opened; pressed, it first looks whether something waits here. */
export function SignOutLink({ onNavigate, onSignOut }: SignOutLinkProps) {
  const signOut = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate?.();
    onSignOut();
  };
  return (
    <a
      href={signOutHref}
      onClick={signOut}
      className="inline-flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink md:min-h-9"
    >
      <LogOut aria-hidden="true" className="size-[1.125rem]" />
      Uitloggen
    </a>
  );
}
