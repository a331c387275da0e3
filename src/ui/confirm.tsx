import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { centredClasses, DialogFooter, growingClasses, panelClasses } from '#/ui/dialog';
import { Form } from '#/ui/form';
import { overlayClasses } from '#/ui/overlay-classes';
import { TextField } from '#/ui/text-field';
import { useReturnFocus } from '#/ui/use-return-focus';

export type ConfirmDialogProps = {
  onClose: () => void;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  /** Text to be typed over before one can confirm. */
  typeToConfirm?: string;
  /** Doesn't close the dialog: close it when the work is done. */
  onConfirm: () => void;
};

export function ConfirmDialog({ onClose, ...question }: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={() => (question.busy ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          {...returnFocus}
          className={cx(panelClasses, centredClasses, 'max-md:max-h-[calc(100dvh-1rem)] md:max-w-md')}
        >
          <Question {...question} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Question({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Annuleren',
  danger = false,
  busy = false,
  typeToConfirm,
  onConfirm,
}: Omit<ConfirmDialogProps, 'onClose'>) {
  const [typed, setTyped] = useState('');
  const ready = typeToConfirm === undefined || typed.trim() === typeToConfirm.trim();
  return (
    <Form onSubmit={() => ready && !busy && onConfirm()} className={cx(growingClasses, 'flex flex-col')}>
      <div className={cx(growingClasses, 'relative overflow-y-auto px-5 py-5 md:px-6')}>
        <Radix.Title className="break-words text-xl">{title}</Radix.Title>
        <Radix.Description asChild>
          <div className="mt-2 break-words text-ink-soft">{text}</div>
        </Radix.Description>
        {typeToConfirm !== undefined && (
          <TextField
            className="mt-4"
            label={`Typ ‘${typeToConfirm}’ om te bevestigen`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </div>
      <DialogFooter>
        <Radix.Cancel asChild>
          <Button disabled={busy}>{cancelLabel}</Button>
        </Radix.Cancel>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={!ready}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Form>
  );
}
