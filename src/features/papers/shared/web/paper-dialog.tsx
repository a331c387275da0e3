import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Paper, paperUpload, requiredFields } from '#/features/papers/shared/contract';
import { type FileChoice, PaperFileField } from '#/features/papers/shared/web/paper-file';
import { type PaperReview, ReviewLayout } from '#/features/papers/shared/web/paper-review';
import type { Attached, Changing } from '#/platform/web/merge/changing';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Button } from '#/ui/button';
import { showToast } from '#/ui/toast';

/** What the form of a paper that is changed has to know; its file is known here. */
export type PaperChanging<Rec extends Paper, Draft> = Omit<Changing<Rec, Draft>, 'attached' | 'id'>;

type PaperDialogProps<Rec extends Paper, Draft extends FieldValues, Values> = {
  form: UseFormReturn<Draft, unknown, Values>;
  /** Which form of which record this is, for what is typed in it. */
  name: string;
  /** The one to change; left out for a new one. */
  changing: PaperChanging<Rec, Draft> | undefined;
  title: string;
  description?: ReactNode;
  addLabel: string;
  /** Read from a paper that somebody just handed in: closing would lose it. */
  scanned?: { file?: File | undefined } | undefined;
  /** Left out, it is a form as any other. */
  review?: Omit<PaperReview<never>, 'onSave'> | undefined;
  /** Reads the file that was chosen, in place of this form; left out where that can’t be. */
  onRead?: ((file: File) => void) | undefined;
  busy: boolean;
  disabled?: boolean;
  progress: number | undefined;
  onCreate: (values: Values, file: FileChoice) => void;
  onChange: ((values: Values, file: FileChoice, version: number) => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of a quote or an invoice, with its file. */
export function PaperDialog<Rec extends Paper, Draft extends FieldValues, Values>({
  changing,
  addLabel,
  scanned,
  review,
  onRead,
  title,
  progress,
  onCreate,
  onChange,
  children,
  ...dialog
}: PaperDialogProps<Rec, Draft, Values>) {
  const [file, setFile] = useState<FileChoice>({ added: scanned?.file, removed: false });
  const isFileTouched = file.added !== undefined || file.removed;
  const paper = changing?.record;
  const stored = paper?.file && paper.filePath ? { file: paper.file, path: paper.filePath } : undefined;
  const attached: Attached<Paper, FileChoice> = {
    label: 'Bestand',
    choice: isFileTouched ? file : undefined,
    onChoose: (choice = { added: undefined, removed: false }) => setFile(choice),
    showChoice: ({ added }) => added?.name ?? 'geen bestand',
    keyOf: (record) => JSON.stringify([record.filePath, record.file]),
    show: (record) => record.file?.name ?? 'geen bestand',
  };
  return (
    <RecordDialog
      {...dialog}
      changing={changing && { ...changing, id: changing.record.id, attached: attached as Attached<Paper> }}
      title={review?.title ?? title}
      size={review ? 'extra' : 'normal'}
      saveLabel={review?.saveLabel ?? (paper ? 'Opslaan' : addLabel)}
      otherButton={review?.otherButton}
      alsoTouched={isFileTouched || scanned !== undefined}
      files={[file.added]}
      onCreate={(values) => onCreate(values, file)}
      onChange={onChange && ((values, version) => onChange(values, file, version))}
      onRefused={(errors) => {
        if (!('contactId' in errors || 'amount' in errors)) return;
        showToast({ tone: 'destructive', title: 'Verplichte velden', text: requiredFields });
      }}
    >
      {review ? (
        <ReviewLayout page={review.page} notices={review.notices}>
          {children}
        </ReviewLayout>
      ) : (
        <div className="flex flex-col gap-4">
          {children}
          <PaperFileField
            label="Bestand"
            kinds={paperUpload.kinds}
            stored={stored}
            choice={file}
            onChange={setFile}
            progress={progress}
          />
          {onRead && !paper && file.added && (
            <Button className="self-start" onClick={() => file.added && onRead(file.added)}>
              Laat dit papier lezen
            </Button>
          )}
        </div>
      )}
    </RecordDialog>
  );
}
