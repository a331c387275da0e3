import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { Ref } from 'react';
import { cx } from '#/ui/class-names';
import { inputClasses } from '#/ui/control-classes';
import { Field, type FieldFrame } from '#/ui/field';

export type SelectOption<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
};

export type SelectProps<Value extends string = string> = {
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  /** Label of a first option that stands for '' (include '' in Value). */
  emptyOption?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
};

// Radix refuses '' as the value of an item: it keeps '' for "nothing chosen".
const empty = '\u2205';

export function Select<Value extends string>({
  value,
  onChange,
  options,
  placeholder = 'Maak een keuze',
  emptyOption,
  disabled,
  name,
  onBlur,
  className,
  ...trigger
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    if (chosen === empty) return onChange('' as Value);
    // Inside a form Radix also reports what its hidden native select makes of a value without option.
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  const shown = value === '' && emptyOption !== undefined ? empty : value;
  return (
    <Radix.Root value={shown} onValueChange={choose} disabled={disabled} name={name}>
      <Radix.Trigger
        {...trigger}
        onBlur={onBlur}
        className={cx(
          inputClasses,
          'flex items-center justify-between gap-2 text-left data-[placeholder]:text-ink-soft',
          '[&>span]:min-w-0 [&>span]:truncate',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-[1.125rem] shrink-0 text-ink-soft" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-60 max-h-[min(200px,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-control [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin] border border-line bg-surface text-ink shadow-raised data-[state=open]:animate-pop"
        >
          <Radix.Viewport style={{ overflow: 'visible' }} className="p-1">
            {emptyOption !== undefined && <Option value={empty} label={emptyOption} soft />}
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Option({ value, label, disabled, soft }: SelectOption & { soft?: boolean }) {
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      className={cx(
        'relative flex min-h-11 cursor-pointer select-none items-center rounded-[0.3rem] py-1.5 pr-3 pl-8 md:min-h-9',
        'text-base outline-none md:text-[0.9375rem] data-[disabled]:cursor-not-allowed data-[disabled]:opacity-55',
        'data-[highlighted]:bg-brick-soft data-[state=checked]:font-semibold',
        soft && 'text-ink-soft',
      )}
    >
      <Radix.ItemIndicator className="absolute left-2 text-brick">
        <Check aria-hidden="true" className="size-4" />
      </Radix.ItemIndicator>
      <Radix.ItemText>{label}</Radix.ItemText>
    </Radix.Item>
  );
}

export type SelectFieldProps<Value extends string = string> = FieldFrame & SelectProps<Value>;

export function SelectField<Value extends string>({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  id,
  ...select
}: SelectFieldProps<Value>) {
  const frame = { label, hint, error, required, hideLabel, className, id };
  return <Field {...frame}>{(control) => <Select {...select} {...control} />}</Field>;
}
