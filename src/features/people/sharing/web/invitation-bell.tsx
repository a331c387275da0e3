import { Bell } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { openBellQuery } from '#/features/people/sharing/rules';
import type { Invited } from '#/features/people/sharing/web/invitations-dialog';
import { InvitationsDialog } from '#/features/people/sharing/web/lazy-dialogs';
import { useInvitations } from '#/features/people/sharing/web/use-invitations';
import { IconButton } from '#/ui/button';

type BellProps = {
  /** Of what else there is to tell: how much was not read yet. */
  unread: number;
  onOpen: () => void;
};

export function InvitationBell({ unread, onOpen }: BellProps) {
  const { data: invitations } = useInvitations();
  const invited = invitations?.length ?? 0;
  const count = invited + unread;
  return (
    <span className="relative inline-flex">
      <IconButton
        label={bellLabel(invited, unread)}
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

type OpenInvitationsProps = {
  user: Invited;
  opened: boolean;
  /** What stands under the invitations. */
  news: (onClose: () => void) => ReactNode;
  onClose: () => void;
};

/** What the bell opens; it opens by itself for who comes from the link in a letter. */
export function OpenInvitations({ user, opened, news, onClose }: OpenInvitationsProps) {
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
      {isOpen && (
        <InvitationsDialog invitations={invitations ?? []} user={user} news={news(close)} onClose={close} />
      )}
    </Suspense>
  );
}

function bellLabel(invited: number, unread: number): string {
  const invitations =
    invited === 0 ? 'geen uitnodigingen' : invited === 1 ? '1 uitnodiging' : `${invited} uitnodigingen`;
  if (unread === 0) return invited === 0 ? 'Meldingen en uitnodigingen' : invitations;
  return `${unread === 1 ? '1 nieuwe melding' : `${unread} nieuwe meldingen`}, ${invitations}`;
}
