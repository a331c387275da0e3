import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Paper, paperUpload, requiredFields } from '#/features/papers/contract';
import { type FileChoice, PaperFileField } from '#/features/papers/web/shared/paper-file';
import { RecordDialog } from '#/platform/web/record-dialog';
import { showToast } from '#/ui/toast';

type PaperDialogProps<Draft extends FieldValues, Values> = {
  form: UseFormReturn<Draft, unknown, Values>;
  /** Which form of which record this is, for what is typed in it. */
  name: string;
  /** The one to change; left out for a new one. */
  paper: Paper | undefined;
  title: string;
  description?: ReactNode;
  addLabel: string;
  /** Read from a paper that somebody just handed in: closing would lose it. */
  scanned?: { file?: File | undefined } | undefined;
  busy: boolean;
  disabled?: boolean;
  progress: number | undefined;
  onSave: (values: Values, file: FileChoice) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of a quote or an invoice, with its file. */
export function PaperDialog<Draft extends FieldValues, Values>({
  paper,
  addLabel,
  scanned,
  progress,
  onSave,
  children,
  ...dialog
}: PaperDialogProps<Draft, Values>) {
  const [file, setFile] = useState<FileChoice>({ added: scanned?.file, removed: false });
  return (
    <RecordDialog
      {...dialog}
      saveLabel={paper ? 'Opslaan' : addLabel}
      alsoTouched={file.added !== undefined || file.removed || scanned !== undefined}
      files={[file.added]}
      onSave={(values) => onSave(values, file)}
      onRefused={(errors) => {
        if (!('contactId' in errors || 'amount' in errors)) return;
        showToast({ tone: 'destructive', title: 'Verplichte velden', text: requiredFields });
      }}
    >
      <div className="flex flex-col gap-4">
        {children}
        <PaperFileField
          label="Bestand"
          kinds={paperUpload.kinds}
          stored={paper?.file && paper.filePath ? { file: paper.file, path: paper.filePath } : undefined}
          choice={file}
          onChange={setFile}
          progress={progress}
        />
      </div>
    </RecordDialog>
  );
}
