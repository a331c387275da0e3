import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#/ui/class-names';
import { FieldError } from '#/ui/field';

type Native = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  ref?: (input: HTMLInputElement | null) => void;
};

export type CheckboxProps = Native & { indeterminate?: boolean } & (
    | { label: ReactNode; hint?: ReactNode; error?: string | undefined }
    | { label?: undefined; hint?: undefined; error?: undefined; 'aria-label': string }
  );

export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? generated;
  const described = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`);
  const box = (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        ref={(element) => {
          if (element) element.indeterminate = indeterminate;
          ref?.(element);
        }}
        className="peer absolute inset-0 size-5 cursor-pointer appearance-none rounded-[0.3rem] border border-line-strong bg-surface transition-colors checked:border-brick checked:bg-brick indeterminate:border-brick indeterminate:bg-brick hover:border-ink-soft disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-danger print:[print-color-adjust:exact]"
      />
      <Check
        aria-hidden="true"
        strokeWidth={3.5}
        className="pointer-events-none relative size-3.5 text-on-brick opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
      />
      <Minus
        aria-hidden="true"
        strokeWidth={3.5}
        className="pointer-events-none absolute size-3.5 text-on-brick opacity-0 peer-indeterminate:opacity-100"
      />
    </span>
  );
  if (label === undefined) {
    // The label only enlarges what a finger can hit; the name is the aria-label.
    return (
      <label
        htmlFor={id}
        className={cx('-m-2 inline-grid size-11 cursor-pointer place-items-center md:size-9', className)}
      >
        {box}
      </label>
    );
  }
  return (
    <div className={cx('flex flex-col', className)}>
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 self-start py-1.5 md:min-h-9"
      >
        {box}
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="-mt-1 pl-[1.875rem] text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
