import { Trash2 } from 'lucide-react';
import type { Invoice } from '#/features/papers/invoices/contract';
import { workNames } from '#/features/premiums/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/premium-files/contract';
import { tellPieces } from '#/features/premiums/premium-files/rules/progress';
import { FileBadges } from '#/features/premiums/premium-files/web/file-badges';
import { FileFollowUp } from '#/features/premiums/premium-files/web/file-follow-up';
import { FileInvoices } from '#/features/premiums/premium-files/web/file-invoices';
import { FileOverview } from '#/features/premiums/premium-files/web/file-overview';
import { FileProofs } from '#/features/premiums/premium-files/web/file-proofs';
import { useRemovePremiumFile } from '#/features/premiums/premium-files/web/queries';
import type { ProjectDocument } from '#/features/work/documents/contract';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { Progress } from '#/ui/progress';

type Props = {
  file: PremiumFile;
  files: readonly PremiumFile[];
  invoices: readonly Invoice[];
  documents: readonly ProjectDocument[];
  mayChange: boolean;
  onClose: () => void;
};

export function FileDialog({ file, files, invoices, documents, mayChange, onClose }: Props) {
  const remove = useRemovePremiumFile();
  const there = file.pieces.filter(({ isThere }) => isThere).length;
  return (
    <Dialog
      size="wide"
      title={`Premiedossier: ${workNames[file.work]}`}
      onClose={onClose}
      footer={
        <>
          {mayChange && (
            <Button
              icon={<Trash2 aria-hidden="true" />}
              onClick={() =>
                remove.mutate({ params: { id: file.id }, version: file.version }, { onSuccess: onClose })
              }
            >
              Dossier verwijderen
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Sluiten
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <FileBadges file={file} />
          <Progress
            label="Stukken die er zijn"
            value={there}
            max={file.pieces.length}
            valueText={tellPieces(file.pieces)}
            tone={there === file.pieces.length ? 'moss' : 'ochre'}
          />
          <p className="text-sm">{tellPieces(file.pieces)}</p>
          <Alert tone={file.problem === null ? 'info' : 'warning'} title="Wat nu?">
            {file.next}
          </Alert>
          {file.changes.length > 0 && (
            <Alert tone="warning" title="Gewijzigd na de indiening">
              <ul className="list-disc pl-5">
                {file.changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </Alert>
          )}
        </div>
        <FileInvoices file={file} files={files} invoices={invoices} mayChange={mayChange} />
        <FileProofs file={file} documents={documents} mayChange={mayChange} />
        <FileOverview file={file} />
        {mayChange && <FileFollowUp key={file.version} file={file} />}
      </div>
    </Dialog>
  );
}
