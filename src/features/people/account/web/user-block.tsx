import { LogOut, Settings } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import type { User } from '#/features/people/account/contract';
import { accountPage } from '#/features/people/account/page';
import { displayName, initials } from '#/features/people/account/rules';
import { signOutHref } from '#/features/people/account/web/sign-out';
import { VisuallyHidden } from '#/ui/visually-hidden';

type UserBlockProps = { user: User; roleLabel: string; onNavigate?: () => void; onSignOut: () => void };

export function UserBlock({ user, roleLabel, onNavigate, onSignOut }: UserBlockProps) {
  const signOut = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onNavigate?.();
    onSignOut();
  };
  return (
    <div className="flex flex-col gap-1">
      <Link
        href={accountPage.path}
        onClick={onNavigate}
        className="flex items-center gap-3 rounded-control p-1.5 hover:bg-sunken"
      >
        {user.profileImageUrl ? (
          <img
            src={user.profileImageUrl}
            alt=""
            referrerPolicy="no-referrer"
            className="size-10 shrink-0 rounded-full object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-brick-soft font-bold text-brick-strong text-sm"
          >
            {initials(user)}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <VisuallyHidden>Uw account: </VisuallyHidden>
          <span
            title={displayName(user)}
            className="block truncate font-semibold text-[0.9375rem] leading-tight"
          >
            {displayName(user)}
          </span>
          <span className="block truncate text-ink-soft text-sm">{roleLabel}</span>
        </span>
        <Settings aria-hidden="true" className="size-[1.125rem] shrink-0 text-ink-soft" />
      </Link>
      <a
        href={signOutHref}
        onClick={signOut}
        className="inline-flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink md:mr-11 md:min-h-10"
      >
        <LogOut aria-hidden="true" className="size-[1.125rem]" />
        Uitloggen
      </a>
    </div>
  );
}
