import { type ReactNode, useId } from 'react';
import { cx } from '#/ui/class-names';
import { FieldError, type FieldFrame, RequiredMark } from '#/ui/field';

export type RadioOption<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioGroupProps<Value extends string = string> = FieldFrame & {
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  look?: 'cards' | 'pills';
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  /** Reaches the first option, so that a form can focus the group. */
  ref?: React.Ref<HTMLInputElement>;
};

export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  value,
  onChange,
  options,
  look = 'cards',
  name,
  disabled,
  onBlur,
  ref,
}: RadioGroupProps<Value>) {
  const id = useId();
  const described = cx(hint !== undefined && `${id}-hint`, error && `${id}-error`);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <span id={`${id}-label`} className={hideLabel ? 'sr-only' : 'font-semibold text-[0.9375rem]'}>
        {label}
        {required && <RequiredMark />}
      </span>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <div
        className={
          look === 'cards'
            ? 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]'
            : 'flex flex-wrap gap-2'
        }
      >
        {options.map((option, index) => (
          <label key={option.value} className={optionClasses(look)}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className={
                look === 'cards' ? dotClasses : 'absolute inset-0 cursor-pointer appearance-none opacity-0'
              }
            />
            {option.icon !== undefined && (
              <span className="inline-flex shrink-0 text-brick *:size-5">{option.icon}</span>
            )}
            <span className="min-w-0">
              <span className="block font-semibold">{option.label}</span>
              {look === 'cards' && option.text !== undefined && (
                <span className="block text-ink-soft text-sm">{option.text}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const dotClasses =
  'mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface outline-none checked:border-[6px] checked:border-brick';

function optionClasses(look: 'cards' | 'pills'): string {
  return cx(
    'relative flex min-h-11 cursor-pointer border border-line-strong bg-surface transition-colors hover:border-ink-soft',
    'has-[:checked]:border-brick has-[:checked]:bg-brick-soft has-[:checked]:shadow-[inset_0_0_0_1px_var(--brick)]',
    'has-[:disabled]:cursor-not-allowed has-[:disabled]:opacity-55',
    'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brick has-[:focus-visible]:outline-offset-2',
    look === 'cards'
      ? 'items-start gap-3 rounded-card px-4 py-3'
      : 'items-center gap-2 rounded-full px-4 py-1.5 md:min-h-10',
  );
}
