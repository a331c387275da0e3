import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { acceptOf, maxUploadBytes } from '#/core/files';
import { ProofPhotos } from '#/features/premiums/premium-files/web/proof-photos';
import { useAddProof, useRemoveProof } from '#/features/premiums/premium-files/web/queries';
import { partIds } from '#/features/premiums/premium-files/web/words';
import type { PremiumFile, PremiumProof } from '#/features/premiums/shared/premium-files/contract';
import {
  type ProofKind,
  proofWords,
  requiredProofs,
} from '#/features/premiums/shared/premium-files/rules/proofs';
import { takesProofs } from '#/features/premiums/shared/premium-files/rules/statuses';
import { documentUpload, type ProjectDocument } from '#/features/work/shared/documents/contract';
import { Badge } from '#/ui/badge';
import { Button, IconButton } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { FileDrop } from '#/ui/file-drop';
import { Fold } from '#/ui/fold';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

type Props = {
  projectId: number;
  file: PremiumFile;
  documents: readonly ProjectDocument[];
  mayChange: boolean;
};

export function FileProofs({ file, ...given }: Props) {
  const kinds: ProofKind[] = [...requiredProofs(file.work, file.wall), 'andere'];
  return (
    <Card as="section" aria-labelledby={partIds.proofs}>
      <CardHeader
        id={partIds.proofs}
        title="Stukken"
        text="Welke stukken nodig zijn, is nog te bevestigen op vlaanderen.be."
      />
      <ul className="flex flex-col gap-3">
        {kinds.map((kind) => (
          <ProofPlace key={kind} kind={kind} file={file} {...given} />
        ))}
      </ul>
    </Card>
  );
}

function ProofPlace({ projectId, kind, file, documents, mayChange }: Props & { kind: ProofKind }) {
  const { label, hint, isText } = proofWords[kind];
  const proofs = file.proofs.filter((proof) => proof.kind === kind);
  const isOpen = takesProofs(file.status);
  // What one adds to stays open for the next: a photo of near and one of far.
  const [isFolded] = useState(kind === 'andere' || proofs.length > 0);
  const add = isText ? (
    <ProofText kind={kind} file={file} hint={hint} />
  ) : (
    <ProofFile projectId={projectId} kind={kind} file={file} documents={documents} hint={hint} />
  );
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{label}</p>
        {kind !== 'andere' && (
          <Badge tone={proofs.length > 0 ? 'moss' : 'ochre'}>
            {proofs.length > 0 ? 'Is er' : 'Ontbreekt'}
          </Badge>
        )}
      </div>
      <ul className="empty:hidden">
        {proofs.map((proof) => (
          <ProofLine key={proof.id} proof={proof} mayRemove={isOpen && (mayChange || proof.isOwn)} />
        ))}
      </ul>
      {isOpen &&
        (isFolded ? (
          <Fold title={proofs.length > 0 ? 'Nog een stuk toevoegen' : 'Stuk toevoegen'}>{add}</Fold>
        ) : (
          add
        ))}
    </li>
  );
}

function ProofLine({ proof, mayRemove }: { proof: PremiumProof; mayRemove: boolean }) {
  const remove = useRemoveProof();
  const name = proof.fileName ?? proof.note ?? '';
  return (
    <li className="flex items-center justify-between gap-2">
      {proof.filePath ? (
        <a
          href={proof.filePath}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 break-words text-brick underline"
        >
          {name}
          <span className="sr-only"> (nieuw tabblad)</span>
        </a>
      ) : (
        <span className="min-w-0 break-words">{name}</span>
      )}
      {mayRemove && (
        <IconButton
          label={`Haal ${name} uit het dossier`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => remove.mutate({ params: { id: proof.id }, version: proof.version })}
        />
      )}
    </li>
  );
}

type AddProps = { kind: ProofKind; file: PremiumFile; hint: string };

function ProofText({ kind, file, hint }: AddProps) {
  const add = useAddProof();
  const [note, setNote] = useState('');
  const save = () =>
    add.mutate({ params: { id: file.id }, body: { kind, note } }, { onSuccess: () => setNote('') });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={proofWords[kind].label}
        hint={hint}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button size="small" disabled={note.trim() === '' || add.isPending} onClick={save}>
        Toevoegen
      </Button>
    </div>
  );
}

type FileProps = AddProps & Pick<Props, 'projectId' | 'documents'>;

function ProofFile({ projectId, kind, file, documents, hint }: FileProps) {
  const add = useAddProof();
  const params = { id: file.id };
  const used = new Set(
    file.proofs.filter((proof) => proof.kind === kind).map(({ documentId }) => documentId),
  );
  const free = documents.filter(({ id }) => !used.has(id));
  return (
    <>
      {proofWords[kind].category === 'photos' && (
        <ProofPhotos
          projectId={projectId}
          kind={kind}
          file={file}
          disabled={add.isPending}
          onChoose={(photoId) => add.mutate({ params, body: { kind, photoId } })}
        />
      )}
      <FileDrop
        label={`Bestand voor ${proofWords[kind].label}`}
        hint={hint}
        accept={acceptOf(documentUpload.kinds)}
        maxBytes={maxUploadBytes}
        camera={proofWords[kind].category === 'photos'}
        files={[]}
        progress={add.isPending ? add.progress : undefined}
        disabled={add.isPending}
        onChange={([chosen]) => {
          if (chosen) add.mutate({ params, body: { kind }, file: chosen });
        }}
      />
      {free.length > 0 && (
        <SelectField
          label={`Of kies een document voor ${proofWords[kind].label}`}
          value=""
          placeholder="Kies een document"
          disabled={add.isPending}
          options={free.map(({ id, fileName }) => ({ value: String(id), label: fileName }))}
          onChange={(documentId) => add.mutate({ params, body: { kind, documentId: Number(documentId) } })}
        />
      )}
    </>
  );
}
