import { amountTooLarge, type Cents, formatAmount, isAmountTooLarge, parseAmount } from '#/core/money';
import { forgiveDots, notNegative } from '#/ui/dutch-number';
import { TypedField, type TypedFieldProps } from '#/ui/typed-field';

export type AmountFieldProps = TypedFieldProps<Cents> & { allowNegative?: boolean };

const parseAny = forgiveDots(parseAmount);
const parsePositive = notNegative(parseAny);

export function AmountField({ allowNegative = false, ...props }: AmountFieldProps) {
  return (
    <TypedField
      {...props}
      parse={allowNegative ? parseAny : parsePositive}
      format={formatAmount}
      invalidText={(typed) => (isAmountTooLarge(typed) ? amountTooLarge : 'Dit is geen geldig bedrag.')}
      inputMode={allowNegative ? 'text' : 'decimal'}
      inputClassName="pl-8 text-right tabular-nums"
      before={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-soft"
        >
          €
        </span>
      }
    />
  );
}
