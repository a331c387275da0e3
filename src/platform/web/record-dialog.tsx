import type { ReactNode } from 'react';
import { type FieldErrors, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Changing, Versioned } from '#/platform/web/merge/changing';
import { useChangingForm } from '#/platform/web/merge/use-changing-form';
import type { DraftOptions } from '#/platform/web/use-draft-form';
import { Button } from '#/ui/button';
import { Dialog, type DialogSize } from '#/ui/dialog';

type RecordDialogProps<Rec extends Versioned, Typed extends FieldValues, Values> = Omit<
  DraftOptions,
  'base'
> & {
  form: UseFormReturn<Typed, unknown, Values>;
  title: string;
  description?: ReactNode;
  size?: DialogSize;
  saveLabel?: string;
  busy: boolean;
  /** Saving makes no sense yet. */
  disabled?: boolean;
  /** Makes a new record; left out where only existing ones are changed. */
  onCreate?: ((values: Values) => void) | undefined;
  /** The record to change; left out for a new one. */
  changing?: Changing<Rec, Typed> | undefined;
  /** `version` is the one that was on screen, or merged since. */
  onChange?: ((values: Values, version: number) => void) | undefined;
  /** Beside the words at the fields themselves. */
  onRefused?: (errors: FieldErrors<Typed>) => void;
  /** What else one can do with the record, at the other end of the buttons. */
  otherButton?: ReactNode;
  children: ReactNode;
};

/**
 * The dialog in which a record is made or changed: nothing typed is lost, it stays open until it was saved, and what
 * somebody else changed meanwhile is taken over or asked about.
 */
export function RecordDialog<Rec extends Versioned, Typed extends FieldValues, Values>({
  form,
  title,
  description,
  size = 'normal',
  saveLabel = 'Opslaan',
  busy,
  disabled = false,
  onCreate,
  changing,
  onChange,
  onRefused,
  otherButton,
  children,
  ...keeping
}: RecordDialogProps<Rec, Typed, Values>) {
  const kept = useChangingForm(form, { ...keeping, changing, onCreate, onChange, onRefused });
  return (
    <Dialog
      onClose={kept.close}
      size={size}
      title={title}
      description={description}
      onSubmit={kept.submit}
      onUnreadable={kept.check}
      footer={
        <>
          {otherButton}
          <Button onClick={kept.close}>Annuleren</Button>
          {kept.canSave && (
            <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
              {kept.isGone ? 'Als nieuw bewaren' : saveLabel}
            </Button>
          )}
        </>
      }
    >
      {kept.notice}
      <FormProvider {...form}>{children}</FormProvider>
    </Dialog>
  );
}
