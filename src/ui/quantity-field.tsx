import { formatQuantity, parseQuantity, type Thousandths } from '#/core/quantity';
import { forgiveDots, notNegative } from '#/ui/dutch-number';
import { TypedField, type TypedFieldProps } from '#/ui/typed-field';

export type QuantityFieldProps = TypedFieldProps<Thousandths> & {
  unit?: string;
  /** For what is left out or given back. */
  allowNegative?: boolean;
};

const parseAny = forgiveDots(parseQuantity);
const parse = notNegative(parseAny);

export function QuantityField({ unit, allowNegative = false, ...props }: QuantityFieldProps) {
  return (
    <TypedField
      {...props}
      parse={allowNegative ? parseAny : parse}
      format={formatQuantity}
      invalidText="Dit is geen geldige hoeveelheid."
      inputMode="decimal"
      inputClassName={unit ? 'pr-14 text-right tabular-nums' : 'text-right tabular-nums'}
      after={
        unit && (
          <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
            {unit}
          </span>
        )
      }
    />
  );
}
