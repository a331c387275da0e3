import { acceptOf, maxUploadBytes } from '#/core/files';
import type { Duty } from '#/features/duties/duties/contract';
import { useDutyDocuments, useUpdateDuty, useUploadProof } from '#/features/duties/duties/web/queries';
import { categoryLabels, documentUpload } from '#/features/work/shared/documents/contract';
import { proofWays } from '#/platform/web/ports/proofs';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { FileDrop } from '#/ui/file-drop';
import { Fold } from '#/ui/fold';

type Props = { projectId: number; duty: Duty; mayChange: boolean };

/** What proves it: the paper that is there, one that was found, or a place to drop it. */
export function DutyProof({ projectId, duty, mayChange }: Props) {
  const { data: documents = [] } = useDutyDocuments(projectId);
  const update = useUpdateDuty();
  if (duty.proof === null) return null;
  const params = { projectId };
  const { key, state, found } = duty;
  const paper = documents.find(({ id }) => id === duty.documentId);
  if (paper) {
    return (
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0">
          Bewijs:{' '}
          <a
            href={paper.filePath}
            target="_blank"
            rel="noreferrer"
            className="break-words text-brick underline"
          >
            {paper.fileName}
            <span className="sr-only"> (nieuw tabblad)</span>
          </a>
        </span>
        {mayChange && (
          <Button
            variant="quiet"
            size="small"
            disabled={update.isPending}
            onClick={() => update.mutate({ params, body: { key, state: 'open', documentId: null } })}
          >
            Loskoppelen
          </Button>
        )}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <p>Bewijs: {duty.proof}.</p>
      {mayChange && found && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2">
          <span className="min-w-0 grow break-words">Gevonden in Documenten: {found.fileName}</span>
          <Button
            size="small"
            disabled={update.isPending}
            onClick={() => update.mutate({ params, body: { key, state: 'done', documentId: found.id } })}
          >
            Dit is het bewijs
          </Button>
        </div>
      )}
      {mayChange && (state === 'open' || state === 'asked') && (
        <>
          <Fold title="Bewijs toevoegen">
            <AddProof projectId={projectId} duty={duty} />
          </Fold>
          <SlotParts
            of={proofWays}
            given={{
              ...{ projectId, what: duty.proof, dueDate: duty.dueDate },
              onAsked: () => update.mutate({ params, body: { key, state: 'asked' } }),
            }}
          />
        </>
      )}
    </div>
  );
}

function AddProof({ projectId, duty: { key, proof, proofCategory } }: Pick<Props, 'projectId' | 'duty'>) {
  const upload = useUploadProof();
  const update = useUpdateDuty();
  const params = { projectId };
  return (
    <FileDrop
      label={`Bestand: ${proof}`}
      hint={`Het komt ook bij Documenten, onder ‘${categoryLabels[proofCategory ?? 'other']}’.`}
      accept={acceptOf(documentUpload.kinds)}
      maxBytes={maxUploadBytes}
      camera
      files={[]}
      progress={upload.isPending ? upload.progress : undefined}
      disabled={upload.isPending || update.isPending}
      onChange={([file]) => {
        if (!file) return;
        const body = { category: proofCategory ?? ('other' as const), description: proof };
        upload.mutate(
          { params, body, file },
          {
            onSuccess: ({ id }) => update.mutate({ params, body: { key, state: 'done', documentId: id } }),
          },
        );
      }}
    />
  );
}
