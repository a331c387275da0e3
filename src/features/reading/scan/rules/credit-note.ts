import type { ItemsRead } from '#/features/reading/scan/rules/items';
import type { TotalsRead } from '#/features/reading/scan/rules/read-totals';
import type { PlacedRow } from '#/features/reading/scan/rules/row-descriptions';

type Printed = { read: TotalsRead; items: ItemsRead };

/** Some credit notes print their amounts with a minus, others without: they are taken without. */
export function withoutMinus(printed: Printed): Printed {
  const { read, items } = printed;
  const sums = read.readings.filter(({ label }) => label === 'net' || label === 'gross' || label === 'total');
  const isMinus = sums.some(({ cents }) => cents < 0) && sums.every(({ cents }) => cents <= 0);
  if (!isMinus) return printed;
  return {
    read: {
      ...read,
      readings: read.readings.map((one) => ({ ...one, cents: turned(one.cents) })),
      vatLines: read.vatLines.map(({ base, cents, ...line }) => ({
        ...line,
        base: base === undefined ? undefined : turned(base),
        cents: turned(cents),
      })),
    },
    items: {
      rows: items.rows.map(turnedRow),
      adjustments: items.adjustments.map((one) => ({ ...one, cents: turned(one.cents) })),
    },
  };
}

/** Never minus zero. */
function turned(value: number): number {
  return value === 0 ? 0 : -value;
}

function turnedRow(row: PlacedRow): PlacedRow {
  const { quantity, unitPrice, total, otherwise } = row;
  return {
    ...row,
    quantity: quantity === undefined ? undefined : Math.abs(quantity),
    unitPrice: unitPrice === undefined ? undefined : Math.abs(unitPrice),
    total: turned(total),
    otherwise: otherwise === undefined ? undefined : turned(otherwise),
  };
}
