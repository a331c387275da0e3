import type { ComponentProps } from 'react';
import { areaClasses, inputClasses } from '#/ui/control-classes';
import { Field, type FieldFrame } from '#/ui/field';

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>;

export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  id,
  ...input
}: TextFieldProps) {
  const frame = { label, hint, error, required, hideLabel, className, id };
  return (
    <Field {...frame}>
      {(control) => <input type="text" {...input} {...control} className={inputClasses} />}
    </Field>
  );
}

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, keyof FieldFrame>;

export function TextArea({ label, hint, error, required, hideLabel, className, id, ...area }: TextAreaProps) {
  const frame = { label, hint, error, required, hideLabel, className, id };
  return (
    <Field {...frame}>
      {(control) => <textarea rows={4} {...area} {...control} className={areaClasses} />}
    </Field>
  );
}
