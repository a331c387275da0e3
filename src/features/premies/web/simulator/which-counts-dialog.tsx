import { useState } from 'react';
import { dayAt, formatDay } from '#/core/day';
import type { PremieCalculation } from '#/features/premies/contract';
import { euro } from '#/features/premies/web/amounts';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { RadioGroup } from '#/ui/radio-group';

export type WhichCounts = 'new' | 'earlier' | 'both';

type Props = {
  amount: string;
  rivals: readonly PremieCalculation[];
  busy: boolean;
  onChoose: (which: WhichCounts) => void;
  onClose: () => void;
};

/** Two calculations of one work would promise its premium twice. */
export function WhichCountsDialog({ amount, rivals, busy, onChoose, onClose }: Props) {
  const [which, setWhich] = useState<WhichCounts>('new');
  const earlier = rivals
    .map(
      ({ premieBedrag, createdAt }) => `${euro(premieBedrag)} van ${formatDay(dayAt(new Date(createdAt)))}`,
    )
    .join(', ');
  return (
    <Dialog
      title="Welke berekening telt mee?"
      description="Er is al een berekening voor hetzelfde werk. Tellen ze allebei mee, dan staat die premie twee keer in wat u verwacht."
      onClose={onClose}
      onSubmit={() => onChoose(which)}
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button type="submit" variant="primary" disabled={busy}>
            {busy ? 'Opslaan...' : 'Opslaan'}
          </Button>
        </>
      }
    >
      <RadioGroup
        label="Wat telt mee in uw verwachte premie?"
        value={which}
        onChange={setWhich}
        options={[
          { value: 'new', label: 'Deze nieuwe', text: euro(amount) },
          { value: 'earlier', label: rivals.length === 1 ? 'De eerdere' : 'De eerdere samen', text: earlier },
          {
            value: 'both',
            label: 'Allemaal',
            text: 'Het zijn verschillende werken, bijvoorbeeld twee daken.',
          },
        ]}
      />
    </Dialog>
  );
}
