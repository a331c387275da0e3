import { Link2, Trash2 } from 'lucide-react';
import { type Delivery, type MemberRole, memberRoles, roleLabels } from '#/core/rights';
import type { Collaborator } from '#/features/people/shared/sharing/contract';
import { invitationPath } from '#/features/people/sharing/rules';
import { Badge } from '#/ui/badge';
import { Button, IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { Select } from '#/ui/select';
import { showToast } from '#/ui/toast';

type CollaboratorRowProps = {
  collaborator: Collaborator;
  onRole: (role: MemberRole) => void;
  onRemove: () => void;
};

const statusLabels: Record<string, string> = { pending: 'Uitnodiging verstuurd', accepted: 'Actief' };

/** Nothing was sent where no letter leaves, or none arrives. */
function statusWord({ status, delivery }: Collaborator): string {
  const isStillHere = delivery === 'kept' || delivery === 'refused';
  return status === 'pending' && isStillHere ? 'Link te bezorgen' : (statusLabels[status] ?? status);
}

const roleOptions = memberRoles.map((value) => ({ value, label: roleLabels[value] }));

export function CollaboratorRow({ collaborator, onRole, onRemove }: CollaboratorRowProps) {
  const { user, status, role } = collaborator;
  const isPending = status === 'pending';
  return (
    <li className="flex flex-col gap-2 px-3 py-3 md:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          {user.name && <p className="wrap-anywhere font-semibold">{user.name}</p>}
          <p className="wrap-anywhere text-[0.9375rem] text-ink-soft">{user.email}</p>
          <Badge tone={isPending ? 'ochre' : 'moss'} className="mt-1">
            {statusWord(collaborator)}
          </Badge>
        </div>
        <div className="flex items-center gap-1 max-md:w-full">
          <Select
            aria-label={`Rol van ${user.email}`}
            value={role}
            options={roleOptions}
            onChange={(chosen) => chosen !== role && onRole(chosen)}
            className="md:w-40"
          />
          <IconButton
            label={`${user.email} verwijderen`}
            icon={<Trash2 aria-hidden="true" />}
            className="text-danger"
            onClick={onRemove}
          />
        </div>
      </div>
      {isPending && <Delivering delivery={collaborator.delivery} />}
    </li>
  );
}

const deliveryTexts: Record<Delivery, string> = {
  waiting: 'De e-mail is nog niet vertrokken. U kunt de link ook zelf bezorgen.',
  sent: 'Komt de e-mail niet aan? Dan kunt u de link ook zelf bezorgen.',
  kept: 'Deze server verstuurt geen e-mail. Kopieer de link en bezorg die zelf.',
  refused: 'De mailserver kent dit adres niet. Klopt het? Anders kunt u de link zelf bezorgen.',
};

function Delivering({ delivery }: { delivery: Delivery }) {
  return (
    <div className="flex items-center gap-x-3 rounded-control bg-sunken py-1 pl-3 text-sm leading-snug">
      <span className={cx('flex-1', delivery === 'refused' ? 'text-danger' : 'text-ink-soft')}>
        {deliveryTexts[delivery]}
      </span>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0"
        icon={<Link2 aria-hidden="true" />}
        onClick={copyLink}
      >
        Link kopiëren
      </Button>
    </div>
  );
}

/** The same for everybody: what it gives access to depends on who signs in. */
async function copyLink(): Promise<void> {
  const link = new URL(invitationPath, window.location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    showToast({ tone: 'success', title: 'Link gekopieerd', text: link });
  } catch {
    showToast({ title: 'Kopieer deze link', text: link });
  }
}
