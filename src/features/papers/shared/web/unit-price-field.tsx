import { plainDecimal, wholeFromDecimal } from '#/core/decimal';
import { maxCents } from '#/core/money';
import { priceDecimals } from '#/features/papers/shared/rules/lines';
import { forgiveDots } from '#/ui/dutch-number';
import { TypedField, type TypedFieldProps } from '#/ui/typed-field';

const shown = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: priceDecimals,
});

function parsePrice(typed: string): number | undefined {
  const plain = plainDecimal(typed);
  const parts = plain === undefined ? undefined : wholeFromDecimal(plain, priceDecimals);
  return parts === undefined || Math.abs(parts) > maxCents * 100 ? undefined : parts;
}

/** In ten-thousandths of a euro: a price per piece may be finer than a cent. */
export function UnitPriceField(props: TypedFieldProps<number>) {
  return (
    <TypedField
      {...props}
      parse={forgiveDots(parsePrice)}
      format={(parts) => shown.format(parts / 10 ** priceDecimals)}
      invalidText="Dit is geen geldige prijs."
      inputMode="text"
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
