import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { cx } from '#/ui/class-names';
import { inputClasses } from '#/ui/control-classes';
import { Field, type FieldFrame } from '#/ui/field';
import { useTypedValue } from '#/ui/use-typed-value';

/** What amount, quantity and date fields have in common for their users. */
export type TypedFieldProps<Value> = FieldFrame & {
  value: Value | null;
  onChange: (value: Value | null) => void;
  onBlur?: () => void;
  /** Told whether what stands there can be read: while it can't, the value is null and nothing follows from it. */
  onReadable?: (isReadable: boolean) => void;
  /** Said of what can't be read, where that is no reason to refuse the form: it counts as nothing. */
  forgiving?: string;
  ref?: Ref<HTMLInputElement>;
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
};

type Props<Value> = TypedFieldProps<Value> & {
  parse: (typed: string) => Value | undefined;
  format: (value: Value) => string;
  invalidText: string | ((typed: string) => string);
  inputMode: ComponentProps<'input'>['inputMode'];
  inputClassName?: string;
  before?: ReactNode;
  after?: ReactNode;
};

export function TypedField<Value>(props: Props<Value>) {
  const { label, hint, error, required, hideLabel, className, id, before, after } = props;
  const {
    value,
    onChange,
    parse,
    format,
    invalidText,
    inputMode,
    inputClassName,
    onBlur,
    onReadable,
    forgiving,
    ref,
    ...input
  } = rest(props);
  const typed = useTypedValue({ value, onChange, parse, format, invalidText: forgiving ?? invalidText });
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, []);
  const problem = (forgiving === undefined && typed.problem) || '';
  useEffect(() => element.current?.setCustomValidity(problem), [problem]);
  const tellReadable = useEffectEvent((isReadable: boolean) => onReadable?.(isReadable));
  useEffect(() => tellReadable(problem === ''), [problem]);

  const frame = { label, hint, error: typed.error ?? error, required, hideLabel, className, id };
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          {before}
          <input
            {...input}
            {...control}
            ref={element}
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={() => {
              typed.leave();
              onBlur?.();
            }}
            onInvalid={(event) => {
              event.preventDefault();
              typed.complain();
            }}
            className={cx(inputClasses, inputClassName)}
          />
          {after}
        </div>
      )}
    </Field>
  );
}

function rest<Value>(props: Props<Value>) {
  const { label, hint, error, required, hideLabel, className, id, before, after, ...others } = props;
  return others;
}
