import { Check, MailOpen } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Project } from '#/core/project';
import { roleLabels } from '#/core/rights';
import type { Invitation } from '#/features/people/sharing/invitations-contract';
import { roleMeanings } from '#/features/people/sharing/rules';
import { useAcceptInvitation, useDeclineInvitation } from '#/features/people/sharing/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';

/** Who may be invited, as far as the provider vouches for it. */
export type Invited = { email: string | null; emailVerified: boolean };

type InvitationsDialogProps = {
  invitations: readonly Invitation[];
  /** The address that invitations are matched on. */
  user: Invited;
  /** What else there is to tell. */
  news: ReactNode;
  onClose: () => void;
};

export function InvitationsDialog({ invitations, user, news, onClose }: InvitationsDialogProps) {
  const { select } = useProject();
  const [joined, setJoined] = useState<readonly Project[]>([]);
  // Here and not in the card, which is gone by the time the answer is in.
  const accept = useAcceptInvitation();
  const decline = useDeclineInvitation();
  const busyWith = (id: number) => {
    if (accept.isPending && accept.variables.params.id === id) return 'accept';
    return decline.isPending && decline.variables.params.id === id ? 'decline' : undefined;
  };
  const remember = (project: Project) => setJoined((before) => [...before, project]);
  const open = (projectId: number) => {
    select(projectId);
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title="Meldingen en uitnodigingen"
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <div className="flex flex-col gap-3">
        {joined.map(({ id, name }) => (
          <Alert
            key={id}
            tone="success"
            title={`U werkt nu mee aan ‘${name}’`}
            actions={
              <Button size="small" onClick={() => open(id)}>
                Project openen
              </Button>
            }
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationCard
            key={invitation.id}
            invitation={invitation}
            busy={busyWith(invitation.id)}
            onAccept={() => accept.mutate({ params: { id: invitation.id } }, { onSuccess: remember })}
            onDecline={() => decline.mutate({ params: { id: invitation.id } })}
          />
        ))}
        <Suspense fallback={<SkeletonList rows={3} />}>{news}</Suspense>
        {invitations.length === 0 && joined.length === 0 && <NoInvitations {...nothingFor(user)} />}
      </div>
    </Dialog>
  );
}

function NoInvitations({ title, text }: { title: string; text: string }) {
  return (
    <section className="flex gap-3 border-line border-t pt-3 text-ink-soft text-sm">
      <MailOpen aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="break-words">{text}</p>
      </div>
    </section>
  );
}

/** An invitation is for who can show that the address is theirs: the screen says what is missing, as the letter does. */
function nothingFor({ email, emailVerified }: Invited): { title: string; text: string } {
  if (email === null) {
    return {
      title: 'Uw e-mailadres is niet bekend',
      text: 'Uw aanmelddienst gaf geen e-mailadres door, en een uitnodiging staat op een adres. Laat de dienst uw adres delen en meld u opnieuw aan.',
    };
  }
  if (!emailVerified) {
    return {
      title: 'Bevestig eerst uw e-mailadres',
      text: `Uw aanmelddienst zegt nog niet dat ${email} van u is. Bevestig het adres daar en meld u opnieuw aan: dan staan uw uitnodigingen hier.`,
    };
  }
  return {
    title: 'Geen uitnodigingen',
    text: `Er wacht niets op ${email}. Bent u met een ander e-mailadres uitgenodigd? Meld u dan met dat adres aan.`,
  };
}

type InvitationCardProps = {
  invitation: Invitation;
  busy: 'accept' | 'decline' | undefined;
  onAccept: () => void;
  onDecline: () => void;
};

function InvitationCard({ invitation, busy, onAccept, onDecline }: InvitationCardProps) {
  const { project, role, invitedBy } = invitation;
  return (
    <article className="rounded-card border border-line p-4" aria-label={`Uitnodiging voor ${project.name}`}>
      <h3 className="break-words font-semibold text-lg leading-snug">{project.name}</h3>
      <p className="mt-1 break-words text-[0.9375rem] text-ink-soft">
        {invitedBy ?? 'De eigenaar'} nodigt u uit als {roleLabels[role].toLowerCase()}. U kunt dan{' '}
        {roleMeanings[role]}
      </p>
      <div className="mt-3 flex gap-2 *:flex-1">
        <Button busy={busy === 'decline'} disabled={busy !== undefined} onClick={onDecline}>
          Afwijzen
        </Button>
        <Button
          variant="primary"
          icon={<Check aria-hidden="true" />}
          busy={busy === 'accept'}
          disabled={busy !== undefined}
          onClick={onAccept}
        >
          Accepteren
        </Button>
      </div>
    </article>
  );
}
