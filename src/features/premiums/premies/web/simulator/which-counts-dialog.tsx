import { useState } from 'react';
import { dayAt, formatDay } from '#/core/day';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import {
  type CalculationFields,
  highestPremiumOf,
} from '#/features/premiums/premies/rules/saved-calculation';
import { euroRange } from '#/features/premiums/premies/web/amounts';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { RadioGroup } from '#/ui/radio-group';

export type WhichCounts = 'new' | 'earlier' | 'both';

type Props = {
  calculation: CalculationFields;
  rivals: readonly PremieCalculation[];
  busy: boolean;
  onChoose: (which: WhichCounts) => void;
  onClose: () => void;
};

function promised(calculation: PremieCalculation | CalculationFields): string {
  return euroRange(calculation.premieBedrag, highestPremiumOf(calculation));
}

/** Two calculations of one work would promise its premium twice. */
export function WhichCountsDialog({ calculation, rivals, busy, onChoose, onClose }: Props) {
  const [which, setWhich] = useState<WhichCounts>('new');
  const earlier = rivals
    .map((rival) => `${promised(rival)}, berekend op ${formatDay(dayAt(new Date(rival.createdAt)))}`)
    .join('; ');
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
          { value: 'new', label: 'Deze nieuwe', text: promised(calculation) },
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
