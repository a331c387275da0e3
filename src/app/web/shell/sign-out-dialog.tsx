import { useState } from 'react';
import { forgetWaitingHere, type WaitingHere, waitingWords } from '#/app/web/shell/waiting-here';
import { signOutSoon } from '#/features/people/account/web/sign-out';
import { leaveWithoutAsking } from '#/platform/web/leave-guard';
import { ConfirmDialog } from '#/ui/confirm';

type SignOutDialogProps = { waiting: WaitingHere; onClose: () => void };

/** Asked only where something waits: whoever signs out leaves nothing behind on a device that others use. */
export function SignOutDialog({ waiting, onClose }: SignOutDialogProps) {
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    await forgetWaitingHere();
    leaveWithoutAsking();
    signOutSoon();
  };
  return (
    <ConfirmDialog
      title="Uitloggen? Er wacht nog iets op dit toestel"
      text={`Nog niet verstuurd: ${waitingWords(waiting)}. Dat staat alleen op dit toestel. Logt u uit, dan verwijderen we het hier, zodat niemand anders het ziet.`}
      confirmLabel="Uitloggen en verwijderen"
      cancelLabel="Aangemeld blijven"
      danger
      busy={busy}
      onClose={onClose}
      onConfirm={() => void signOut()}
    />
  );
}
