import { useState } from 'react';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { InvoiceChoice } from '#/features/premiums/premium-files/web/invoice-choice';
import { useCreatePremiumFile } from '#/features/premiums/premium-files/web/queries';
import {
  type PremiumWorkId,
  premiumWorkIds,
  type WallType,
  wallTypeNames,
  wallTypes,
  workNames,
} from '#/features/premiums/shared/premies/rules/works';
import type { LinkedInvoice, PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { SelectField } from '#/ui/select';

type Props = {
  projectId: number;
  /** What was proposed. */
  start: { work: PremiumWorkId | ''; invoiceIds: readonly number[] };
  files: readonly PremiumFile[];
  invoices: readonly Invoice[];
  onMade: (id: number) => void;
  onClose: () => void;
};

export function NewFileDialog({ projectId, start, files, invoices, onMade, onClose }: Props) {
  const create = useCreatePremiumFile();
  const [work, setWork] = useState(start.work);
  const [wall, setWall] = useState<WallType | ''>('');
  const [chosen, setChosen] = useState<LinkedInvoice[]>(
    start.invoiceIds.map((invoiceId) => ({ invoiceId, part: null })),
  );
  const free = premiumWorkIds.filter((each) => !files.some((file) => file.work === each));
  const submit = () => {
    if (!work) return;
    const body = { work, wall: work === 'muur' && wall ? wall : null, invoices: chosen };
    create.mutate({ params: { projectId }, body }, { onSuccess: ({ id }) => onMade(id) });
  };
  return (
    <Dialog
      title="Nieuw premiedossier"
      description="Eén dossier per werk, met de facturen die ervoor tellen."
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button type="submit" variant="primary" disabled={!work || create.isPending}>
            {create.isPending ? 'Bezig...' : 'Dossier maken'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label="Werk"
          required
          value={work}
          onChange={setWork}
          options={free.map((value) => ({ value, label: workNames[value] }))}
        />
        {work === 'muur' && (
          <SelectField
            label="Soort muurisolatie"
            value={wall}
            onChange={setWall}
            options={wallTypes.map((value) => ({ value, label: wallTypeNames[value] }))}
          />
        )}
        <fieldset>
          <legend className="mb-2 font-semibold">Facturen</legend>
          <InvoiceChoice invoices={invoices} chosen={chosen} onChange={setChosen} />
        </fieldset>
      </div>
    </Dialog>
  );
}
