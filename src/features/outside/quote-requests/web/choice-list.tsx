import { type ReactNode, useId } from 'react';
import type { Option } from '#/features/outside/quote-requests/web/request-draft';
import { Checkbox } from '#/ui/checkbox';
import { FieldError } from '#/ui/field';

type ChoiceListProps = {
  legend: string;
  options: readonly Option[];
  value: readonly number[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
  /** Said where there is nothing to choose; left out: then it isn’t shown. */
  none?: ReactNode;
  /** Above the list. */
  children?: ReactNode;
};

/** Some of many, one tick each. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, options, value, error, onChange, none, children } = props;
  const errorId = useId();
  if (options.length === 0 && none === undefined) return null;
  const toggle = (id: number, on: boolean) =>
    onChange(on ? [...value, id] : value.filter((each) => each !== id));
  return (
    <fieldset
      className="rounded-card border border-line p-4 md:col-span-2"
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="px-1 font-semibold text-[0.9375rem]">{legend}</legend>
      {children}
      {options.length === 0 && none}
      <div className="max-h-56 overflow-y-auto [overflow-wrap:anywhere]">
        {options.map(({ value: id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={value.includes(Number(id))}
            onChange={({ target }) => toggle(Number(id), target.checked)}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
