import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#/core/pages';
import type { User } from '#/features/account/contract';
import { displayName, initials } from '#/features/account/rules';

type UserBlockProps = { user: User; roleLabel: string; onNavigate?: () => void };

const entryClasses =
  'inline-flex min-h-11 basis-full items-center gap-3 rounded-control px-3 font-medium text-ink-soft hover:bg-sunken hover:text-ink md:min-h-10';

export function UserBlock({ user, roleLabel, onNavigate }: UserBlockProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
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
        <span className="block truncate font-semibold text-[0.9375rem] leading-tight">
          {displayName(user)}
        </span>
        <span className="block truncate text-ink-soft text-sm">{roleLabel}</span>
      </span>
      <Link
        href={pagePaths.account}
        {...(onNavigate ? { onClick: onNavigate } : {})}
        className={entryClasses}
      >
        <UserRound aria-hidden="true" className="size-[1.125rem]" />
        Uw account
      </Link>
      <a href="/api/logout" className={entryClasses}>
        <LogOut aria-hidden="true" className="size-[1.125rem]" />
        Uitloggen
      </a>
    </div>
  );
}
