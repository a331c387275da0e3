import { acceptOf, maxUploadBytes, readableKinds } from '#/core/files';
import { ReadingPanel } from '#/features/reading/check/web/scan/reading-panel';
import { ReviewDialog } from '#/features/reading/check/web/scan/review-dialog';
import type { UsedScan } from '#/features/reading/check/web/scan/review-values';
import { useScan } from '#/features/reading/check/web/scan/use-scan';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { FileDrop } from '#/ui/file-drop';
import { useUnsaved } from '#/ui/use-unsaved';

type ScanDialogProps = {
  projectId: number;
  /** One that was chosen already: it is read at once. */
  file?: File | undefined;
  onClose: () => void;
  onUse: (scan: UsedScan) => void;
};

export function ScanDialog({ projectId, file, onClose, onUse }: ScanDialogProps) {
  const { state, start, cancel } = useScan(projectId, file);
  const { close, question } = useUnsaved(state.phase === 'reading', onClose);
  if (state.phase === 'review')
    return <ReviewDialog {...state} onClose={onClose} onAgain={cancel} onUse={onUse} />;
  return (
    <Dialog
      onClose={close}
      title="OCR Scan"
      description="Maak een foto van een offerte of kies een bestand: wij lezen de gegevens voor u uit."
      footer={
        <Button onClick={state.phase === 'reading' ? cancel : onClose}>
          {state.phase === 'reading' ? 'Stoppen' : 'Annuleren'}
        </Button>
      }
    >
      {question}
      {state.phase === 'reading' ? (
        <ReadingPanel file={state.file} progress={state.progress} />
      ) : (
        <div className="flex flex-col gap-4">
          {state.error !== undefined && (
            <Alert tone="danger" title="De offerte kon niet gelezen worden" announce>
              {state.error}
            </Alert>
          )}
          <FileDrop
            label="Uw offerte"
            accept={acceptOf(readableKinds)}
            maxBytes={maxUploadBytes}
            camera
            files={[]}
            onChange={([file]) => file && start(file)}
          />
          <p className="text-ink-soft text-sm">
            Een foto recht van boven, met genoeg licht en het hele blad in beeld, leest het best. U kijkt
            alles na voor het bewaard wordt.
          </p>
        </div>
      )}
    </Dialog>
  );
}
