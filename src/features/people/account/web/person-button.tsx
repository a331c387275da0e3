import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { displayName, initials } from '#/features/people/shared/account/rules';
import type { User } from '#/features/people/shared/account/user-contract';
import { VisuallyHidden } from '#/ui/visually-hidden';

type PersonButtonProps = ComponentProps<'button'> & { user: User; roleLabel: string };

/** Who is signed in and as what; opens what is theirs. */
export function PersonButton({ user, roleLabel, ...props }: PersonButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className="flex w-full items-center gap-3 rounded-control p-1.5 text-left hover:bg-sunken"
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
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}
