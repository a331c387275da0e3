import type { ClassifiedRow, ItemRow } from '#/features/work/meetstaat/server/import/classify-row';
import { type DecimalStyle, readNumber } from '#/features/work/meetstaat/server/import/numbers';
import { isBlank } from '#/features/work/shared/meetstaat/server/import/cells';

function centsOf(line: ItemRow, field: 'unitPrice' | 'total', style: DecimalStyle): number | undefined {
  const read = readNumber(line.cell(field), 2, style);
  return read.kind === 'number' ? read.whole : undefined;
}

function amountOf(line: ItemRow, style: DecimalStyle): number {
  const total = centsOf(line, 'total', style);
  if (total !== undefined) return total;
  const quantity = readNumber(line.cell('quantity'), 3, style);
  const times = quantity.kind === 'number' ? quantity.whole / 1000 : 1;
  return Math.round((centsOf(line, 'unitPrice', style) ?? 0) * times);
}

/** A row that counts nothing and costs exactly what the rows above it cost together sums them up, whatever it is called. */
export function skipSums(rows: readonly ClassifiedRow[], style: DecimalStyle): ClassifiedRow[] {
  let part = { cents: 0, lines: 0 };
  let all = { cents: 0, lines: 0 };
  return rows.map((row) => {
    if (row.kind === 'title' || row.kind === 'skipped') part = { cents: 0, lines: 0 };
    if (row.kind !== 'line') return row;
    const cents = amountOf(row, style);
    const isBare = isBlank(row.cell('unit')) && isBlank(row.cell('quantity'));
    const isSum = [part, all].some((sum) => sum.lines >= 2 && sum.cents > 0 && sum.cents === cents);
    if (isBare && isSum) {
      part = { cents: 0, lines: 0 };
      return { kind: 'skipped' };
    }
    part = { cents: part.cents + cents, lines: part.lines + 1 };
    all = { cents: all.cents + cents, lines: all.lines + 1 };
    return row;
  });
}
