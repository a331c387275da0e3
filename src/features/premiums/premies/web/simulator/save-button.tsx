import { Save } from 'lucide-react';
import { useState } from 'react';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { type CalculationFields, rivalsOf } from '#/features/premiums/premies/rules/saved-calculation';
import { useCreateCalculation } from '#/features/premiums/premies/web/queries';
import {
  type WhichCounts,
  WhichCountsDialog,
} from '#/features/premiums/premies/web/simulator/which-counts-dialog';
import { Button } from '#/ui/button';

type Props = {
  projectId: number;
  calculation: CalculationFields;
  saved: readonly PremieCalculation[];
  isSaved: boolean;
  onSaved: () => void;
};

export function SaveButton({ projectId, calculation, saved, isSaved, onSaved }: Props) {
  const create = useCreateCalculation();
  const [asks, setAsks] = useState(false);
  const rivals = rivalsOf(calculation, saved);
  const save = (which: WhichCounts) =>
    create.mutate(
      {
        params: { projectId },
        body: {
          ...calculation,
          counts: which !== 'earlier',
          insteadOf: which === 'new' ? rivals.map(({ id }) => id) : [],
        },
      },
      {
        onSuccess: () => {
          setAsks(false);
          onSaved();
        },
      },
    );
  return (
    <>
      <Button
        variant="primary"
        icon={<Save aria-hidden="true" />}
        disabled={create.isPending || isSaved}
        onClick={() => (rivals.length > 0 ? setAsks(true) : save('new'))}
      >
        {saveText(create.isPending, isSaved)}
      </Button>
      {asks && (
        <WhichCountsDialog
          calculation={calculation}
          rivals={rivals}
          busy={create.isPending}
          onChoose={save}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

function saveText(isSaving: boolean, isSaved: boolean): string {
  if (isSaving) return 'Opslaan...';
  return isSaved ? 'Opgeslagen' : 'Opslaan';
}
