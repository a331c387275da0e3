import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { openBellQuery } from '#/features/sharing/rules';
import type { Invited } from '#/features/sharing/web/invitations-dialog';
import { InvitationsDialog } from '#/features/sharing/web/lazy-dialogs';
import { useInvitations } from '#/features/sharing/web/queries';
import { IconButton } from '#/ui/button';

export function InvitationBell({ onOpen }: { onOpen: () => void }) {
  const { data: invitations } = useInvitations();
  const count = invitations?.length ?? 0;
  return (
    <span className="relative inline-flex">
      <IconButton
        label={bellLabel(count)}
        icon={<Bell aria-hidden="true" />}
        className="text-ink-soft"
        onClick={onOpen}
      />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-brick px-1 font-bold text-on-brick text-xs leading-none ring-2 ring-surface"
        >
          {count > 9 ? '9+' : count}
        </span>
      )}
    </span>
  );
}

type OpenInvitationsProps = { user: Invited; opened: boolean; onClose: () => void };

/** What the bell opens; it opens by itself for who comes from the link in a letter. */
export function OpenInvitations({ user, opened, onClose }: OpenInvitationsProps) {
  const { data: invitations, isPending } = useInvitations();
  const [query, setQuery] = useSearchParams();
  const isOpen = !isPending && (opened || query.has(openBellQuery));
  const close = () => {
    onClose();
    if (query.has(openBellQuery)) {
      setQuery(
        (current) => {
          current.delete(openBellQuery);
          return current;
        },
        { replace: true },
      );
    }
  };
  return (
    <Suspense>
      {isOpen && <InvitationsDialog invitations={invitations ?? []} user={user} onClose={close} />}
    </Suspense>
  );
}

function bellLabel(count: number): string {
  if (count === 0) return 'Uitnodigingen';
  return count === 1 ? '1 uitnodiging' : `${count} uitnodigingen`;
}
