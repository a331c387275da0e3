import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '#/ui/class-names';
import { useHeldWhilePressed } from '#/ui/use-held-while-pressed';

/** Spread onto the control: it ties label, hint and error to it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** What every field takes besides the properties of its control. */
export type FieldFrame = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Only for screen readers, where the place already says it (a cell of a table). */
  hideLabel?: boolean;
  className?: string;
};

export type FieldProps = FieldFrame & { id?: string; children: (control: FieldControl) => ReactNode };

export function Field({ label, hint, error, required, hideLabel, className, id, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const shownError = useHeldWhilePressed(error);
  const described = cx(hint !== undefined && hintId, shownError && errorId);
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'font-semibold text-[0.9375rem]'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint !== undefined && (
        <p id={hintId} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {shownError && <FieldError id={errorId}>{shownError}</FieldError>}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
