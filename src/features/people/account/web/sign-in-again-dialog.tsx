import { useState } from 'react';
import { accountSteps, type GuardedStep } from '#/core/address-marks';
import { accountPage } from '#/features/people/account/page';
import { confirmAddress } from '#/platform/web/sign-in-again';
import { ConfirmDialog } from '#/ui/confirm';

const reasons: Record<GuardedStep, string> = {
  downloaden: 'Daarna kunt u uw gegevens downloaden.',
  programma: 'Daarna kunt u een programma toelaten.',
  verwijderen: 'Daarna kunt u uw account verwijderen.',
};

/** Leads through the sign-in, and back to what one was about to do. */
export function SignInAgainDialog({ step, onClose }: { step: GuardedStep; onClose: () => void }) {
  const [leaving, setLeaving] = useState(false);
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Bevestig dat u het bent"
      text={`U bent langer dan een uur geleden aangemeld. Meld u voor uw veiligheid opnieuw aan. ${reasons[step]}`}
      confirmLabel="Opnieuw aanmelden"
      busy={leaving}
      onConfirm={() => {
        setLeaving(true);
        window.location.assign(confirmAddress(`${accountPage.path}?${accountSteps.goOn}=${step}`));
      }}
    />
  );
}
