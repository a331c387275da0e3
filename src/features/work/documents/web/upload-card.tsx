import { useState } from 'react';
import { type Day, dayAt } from '#/core/day';
import { acceptOf, maxUploadBytes, storageFullText } from '#/core/files';
import { UploadList } from '#/features/work/documents/web/upload-list';
import { useUploads } from '#/features/work/documents/web/use-uploads';
import {
  type DocumentCategory,
  descriptionLength,
  documentUpload,
  type ProjectDocument,
} from '#/features/work/shared/documents/contract';
import { fits } from '#/features/work/shared/documents/rules';
import { guessCategory } from '#/features/work/shared/documents/rules/guess-category';
import { categoryOptions } from '#/features/work/shared/documents/web/document-fields';
import { useStorage } from '#/features/work/shared/documents/web/queries';
import { draftName } from '#/platform/web/drafts';
import { useDraftValues } from '#/platform/web/use-draft-form';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { DateField } from '#/ui/date-field';
import { FileDrop } from '#/ui/file-drop';
import { Form } from '#/ui/form';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';
import { hideErrorToast, showToast } from '#/ui/toast';
import { useUnsaved } from '#/ui/use-unsaved';

export type UploadCardProps = {
  projectId: number;
  onShow: (documentId: number) => void;
  onRemove: (document: Pick<ProjectDocument, 'id' | 'version'>) => void;
};

type Choice = {
  files: readonly File[];
  category: DocumentCategory | '';
  description: string;
  validUntil: Day | null;
};
const nothing: Choice = { files: [], category: '', description: '', validUntil: null };

export function UploadCard({ projectId, onShow, onRemove }: UploadCardProps) {
  const { uploads, add, retry, forget } = useUploads();
  const [choice, setChoice] = useState(nothing);
  const [isAsked, setAsked] = useState(false);
  const { files, category, description, validUntil } = choice;
  const isTouched = files.length > 0 || description !== '' || validUntil !== null;
  const reset = () => {
    setChoice(nothing);
    setAsked(false);
  };
  const { close, question } = useUnsaved(isTouched, reset);
  const restored = useDraftValues({
    name: draftName('upload', projectId),
    touched: isTouched,
    read: () => ({ category, description, validUntil }),
    restore: (values) => setChoice({ ...nothing, ...(values as Partial<Choice>) }),
    files,
  });
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    if (isAsked && next.files.length > 0 && next.category !== '') hideErrorToast();
    setChoice(next);
  };
  /** What was proposed gives way to another proposal, what was chosen doesn’t. */
  const proposalFor = (chosen: readonly File[]): Partial<Choice> => {
    const now = guessCategory(chosen.map(({ name }) => name)) ?? '';
    const isChosen = category !== '' && category !== guessCategory(files.map(({ name }) => name));
    return isChosen ? {} : { category: now };
  };
  const { data: storage } = useStorage(projectId);
  const submit = () => {
    if (files.length === 0 || category === '') {
      setAsked(true);
      showToast({
        tone: 'destructive',
        title: 'Ontbrekende gegevens',
        text: 'Selecteer een bestand en categorie.',
      });
      return;
    }
    if (storage && !fits(files, storage)) {
      showToast({ tone: 'destructive', title: 'Geen plaats meer', text: storageFullText(storage) });
      return;
    }
    add(projectId, files, { category, description, validUntil });
    reset();
  };

  return (
    <Card as="section" className="mb-6">
      {question}
      {restored}
      <Form onSubmit={submit} className="grid gap-x-6 gap-y-4 md:grid-cols-2" aria-label="Document uploaden">
        <FileDrop
          label="Bestanden"
          accept={acceptOf(documentUpload.kinds)}
          maxBytes={maxUploadBytes}
          files={files}
          onChange={(chosen) => change({ files: chosen, ...proposalFor(chosen) })}
          onRefused={tellTooLarge}
          multiple
          camera
          wholePage
        />
        <div className="flex flex-col gap-4">
          <SelectField
            label="Categorie"
            required
            placeholder="Kies een categorie"
            options={categoryOptions}
            value={category}
            onChange={(value) => change({ category: value })}
          />
          <TextField
            label="Beschrijving"
            hint={files.length > 1 ? 'Niet verplicht. Geldt voor alle gekozen bestanden.' : 'Niet verplicht.'}
            maxLength={descriptionLength}
            autoComplete="off"
            value={description}
            onChange={(event) => change({ description: event.target.value })}
          />
          <DateField
            label="Geldig tot"
            hint="Niet verplicht. Van een verzekering, een garantie of een keuring: u wordt er op tijd aan herinnerd."
            today={dayAt(new Date())}
            value={validUntil}
            onChange={(day) => change({ validUntil: day })}
          />
          <div className="mt-auto flex flex-col-reverse gap-2 lg:flex-row lg:justify-end">
            <Button onClick={close}>Annuleren</Button>
            <Button type="submit" variant="primary">
              Upload document
            </Button>
          </div>
        </div>
      </Form>
      <UploadList
        uploads={uploads}
        onRetry={retry}
        onForget={forget}
        onShow={onShow}
        onRemove={({ id }, document) => {
          forget(id);
          onRemove(document);
        }}
      />
    </Card>
  );
}

/** Of several the field names each. */
function tellTooLarge(refused: readonly File[]): boolean {
  if (!refused.some(({ size }) => size > maxUploadBytes)) return false;
  showToast({
    tone: 'destructive',
    title: 'Bestand te groot',
    text: 'Het bestand mag maximaal 10MB groot zijn.',
  });
  return refused.length === 1;
}
