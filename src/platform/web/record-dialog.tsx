import type { ReactNode } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { type KeptOptions, useKeptForm } from '#/platform/web/use-kept-form';
import { Button } from '#/ui/button';
import { Dialog, type DialogSize } from '#/ui/dialog';

type RecordDialogProps<Typed extends FieldValues, Values> = KeptOptions & {
  form: UseFormReturn<Typed, unknown, Values>;
  title: string;
  description?: ReactNode;
  size?: DialogSize;
  saveLabel?: string;
  busy: boolean;
  /** Saving makes no sense yet. */
  disabled?: boolean;
  onSave: (values: Values) => void;
  /** Beside the words at the fields themselves. */
  onRefused?: (errors: FieldErrors<Typed>) => void;
  /** What else one can do with the record, at the other end of the buttons. */
  otherButton?: ReactNode;
  children: ReactNode;
};

/** The dialog in which a record is made or changed: nothing typed is lost, and it stays open until it was saved. */
export function RecordDialog<Typed extends FieldValues, Values>({
  form,
  title,
  description,
  size = 'normal',
  saveLabel = 'Opslaan',
  busy,
  disabled = false,
  onSave,
  onRefused,
  otherButton,
  children,
  ...keeping
}: RecordDialogProps<Typed, Values>) {
  const kept = useKeptForm(form, keeping);
  return (
    <Dialog
      onClose={kept.close}
      size={size}
      title={title}
      description={description}
      onSubmit={form.handleSubmit((values) => onSave(values), onRefused)}
      footer={
        <>
          {otherButton}
          <Button onClick={kept.close}>Annuleren</Button>
          <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
            {saveLabel}
          </Button>
        </>
      }
    >
      {kept.notice}
      <FormProvider {...form}>{children}</FormProvider>
    </Dialog>
  );
}
