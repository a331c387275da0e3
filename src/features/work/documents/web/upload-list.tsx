import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react';
import type { DocumentUpload } from '#/features/work/documents/web/use-uploads';
import type { ProjectDocument } from '#/features/work/shared/documents/contract';
import { Button, IconButton } from '#/ui/button';
import { Progress } from '#/ui/progress';

type Stored = Pick<ProjectDocument, 'id' | 'version'>;

type UploadListProps = {
  uploads: readonly DocumentUpload[];
  onRetry: (upload: DocumentUpload) => void;
  onForget: (id: number) => void;
  onShow: (documentId: number) => void;
  onRemove: (upload: DocumentUpload, document: Stored) => void;
};

/** What is being sent and what became of it. */
export function UploadList({ uploads, ...actions }: UploadListProps) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state.step === 'done');
  return (
    <div className="mt-4 border-line border-t pt-4">
      <ul aria-label="Uploads" className="flex flex-col gap-2">
        {uploads.map((upload) => (
          <li key={upload.id} className="rounded-control border border-line bg-surface py-1 pr-1 pl-3">
            <UploadLine upload={upload} {...actions} />
          </li>
        ))}
      </ul>
      {done.length > 1 && (
        <Button
          variant="quiet"
          className="mt-2"
          onClick={() => {
            for (const { id } of done) actions.onForget(id);
          }}
        >
          Wat geüpload is niet meer tonen
        </Button>
      )}
    </div>
  );
}

type LineProps = Omit<UploadListProps, 'uploads'> & { upload: DocumentUpload };

function UploadLine({ upload, onRetry, onForget, onShow, onRemove }: LineProps) {
  const { id, file, state } = upload;
  const isOnItsWay = state.step === 'waiting' || state.step === 'sending';
  return (
    <>
      <div className="flex min-h-11 items-center gap-3">
        <StateIcon step={state.step} />
        <span className="min-w-0 flex-1 truncate font-medium" title={file.name}>
          {file.name}
        </span>
        <span className="shrink-0 text-ink-soft text-sm tabular-nums">{stateText(upload)}</span>
        <IconButton
          label={isOnItsWay ? `${file.name} niet uploaden` : `Melding over ${file.name} sluiten`}
          icon={<X aria-hidden="true" />}
          className="text-ink-soft"
          onClick={() => onForget(id)}
        />
      </div>
      {isOnItsWay && (
        <Progress
          label={`Voortgang van ${file.name}`}
          value={state.step === 'sending' ? state.progress : 0}
          max={1}
          className="mb-2"
        />
      )}
      {state.step === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2">
          <p className="min-w-0 flex-1 text-danger">{state.message}</p>
          {state.mayRetry && (
            <Button size="small" onClick={() => onRetry(upload)}>
              Opnieuw proberen
            </Button>
          )}
        </div>
      )}
      {state.step === 'done' && state.document.duplicateOf && (
        <Duplicate
          upload={upload}
          first={state.document.duplicateOf}
          document={state.document}
          onShow={onShow}
          onForget={onForget}
          onRemove={onRemove}
        />
      )}
    </>
  );
}

type DuplicateProps = Pick<LineProps, 'upload' | 'onShow' | 'onForget' | 'onRemove'> & {
  first: { id: number; fileName: string };
  document: Stored;
};

function Duplicate({ upload, first, document, onShow, onForget, onRemove }: DuplicateProps) {
  return (
    <div role="status" className="flex flex-col gap-2 pb-2">
      <p>
        Ditzelfde bestand stond er al, als{' '}
        <button
          type="button"
          className="break-all font-semibold text-brick underline"
          onClick={() => onShow(first.id)}
        >
          {first.fileName}
        </button>
        . Wilt u het twee keer bewaren?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onForget(upload.id)}>
          Allebei houden
        </Button>
        <Button size="small" onClick={() => onRemove(upload, document)}>
          Nieuwe verwijderen
        </Button>
      </div>
    </div>
  );
}

function StateIcon({ step }: { step: DocumentUpload['state']['step'] }) {
  const classes = 'size-5 shrink-0';
  if (step === 'done') return <CircleCheck aria-hidden="true" className={`${classes} text-moss`} />;
  if (step === 'failed') return <CircleAlert aria-hidden="true" className={`${classes} text-danger`} />;
  return <FileText aria-hidden="true" className={`${classes} text-brick`} />;
}

function stateText({ state }: DocumentUpload): string {
  switch (state.step) {
    case 'waiting':
      return 'Wacht…';
    case 'sending':
      return `${Math.round(state.progress * 100)}%`;
    case 'done':
      return 'Geüpload';
    case 'failed':
      return 'Mislukt';
  }
}
