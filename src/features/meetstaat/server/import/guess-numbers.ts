import type { ColumnMapping } from '#/features/meetstaat/import-contract';
import type { Row } from '#/features/meetstaat/server/import/cells';
import { decimalStyle, readNumber } from '#/features/meetstaat/server/import/numbers';

const sampledRows = 200;
const mostColumns = 8;

type Numbers = Map<number, (number | undefined)[]>;

function readColumns(rows: readonly Row[], columns: readonly number[]): Numbers {
  const sample = rows.slice(0, sampledRows);
  return new Map(
    columns.map((column) => {
      const style = decimalStyle(sample.map((row) => row[column]));
      const values = sample.map((row) => {
        const read = readNumber(row[column], 6, style);
        return read.kind === 'number' ? read.whole / 1e6 : undefined;
      });
      return [column, values];
    }),
  );
}

/** In how many of the rows that fill all three is a × b = c, to the cent. */
function productShare(numbers: Numbers, [a, b, c]: readonly [number, number, number]): number {
  const [as = [], bs = [], cs = []] = [numbers.get(a), numbers.get(b), numbers.get(c)];
  let complete = 0;
  let right = 0;
  for (const [index, left] of as.entries()) {
    const [times, product] = [bs[index], cs[index]];
    // A row of ones or noughts proves nothing.
    if (!left || !times || !product || left === 1) continue;
    complete += 1;
    if (Math.abs(left * times - product) <= 0.011) right += 1;
  }
  return complete >= 2 ? right / complete : 0;
}

function isVat(values: readonly (number | undefined)[]): boolean {
  const given = values.filter((value) => value !== undefined);
  return given.length > 0 && given.every((value) => [6, 12, 21, 0.06, 0.12, 0.21].includes(value));
}

function findProduct(numbers: Numbers, columns: readonly number[]): [number, number, number] | undefined {
  for (const [first, a] of columns.entries()) {
    for (const [second, b] of columns.entries()) {
      if (second <= first) continue;
      for (const c of columns.slice(second + 1)) {
        if (productShare(numbers, [a, b, c]) >= 0.7) return [a, b, c];
      }
    }
  }
  return undefined;
}

/** Which columns of numbers are quantity, price and total: three of which one is the product of the others, else in that order. */
export function guessNumbers(
  rows: readonly Row[],
  candidates: readonly number[],
  known: ColumnMapping,
): ColumnMapping {
  const given = (['quantity', 'unitPrice', 'total'] as const).filter(
    (field) => typeof known[field] === 'number',
  );
  const all = readColumns(rows, candidates.slice(0, mostColumns));
  const columns = [...all.keys()].filter((column) => !isVat(all.get(column) ?? []));
  if (given.length === 0) {
    const product = findProduct(all, columns);
    if (product) return { quantity: product[0], unitPrice: product[1], total: product[2] };
  }
  const description = known.description ?? -1;
  const behind = columns.filter((column) => column > description);
  const order = behind.length > 0 ? behind : columns;
  // With a header the columns it left unnamed are no prices; without one the first number is the quantity.
  const wanted = given.length === 0 ? (['quantity', 'unitPrice'] as const) : [];
  return Object.fromEntries(
    wanted.flatMap((field, index) => {
      const column = order[index];
      return column === undefined ? [] : [[field, column]];
    }),
  );
}
