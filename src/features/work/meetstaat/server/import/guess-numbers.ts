import type { ColumnMapping } from '#/features/work/meetstaat/import-contract';
import { decimalStyle, readNumber } from '#/features/work/meetstaat/server/import/numbers';
import type { Row } from '#/features/work/shared/meetstaat/server/import/cells';

const sampledRows = 200;
const mostColumns = 16;
/** So many rows of those that tell must agree before arithmetic is believed. */
const convincing = 0.7;

type Numbers = ReadonlyMap<number, readonly (number | undefined)[]>;
type Triple = readonly [quantity: number, price: number, total: number];

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

/** A total that is rounded to whole units may be half a unit off, one with cents a cent. */
function tolerance(totals: readonly (number | undefined)[]): number {
  return totals.every((value) => value === undefined || Number.isInteger(value)) ? 0.51 : 0.011;
}

/** In how many of the rows that fill all three is a × b = c. */
function productShare(numbers: Numbers, [a, b, c]: Triple): number {
  const [as = [], bs = [], cs = []] = [numbers.get(a), numbers.get(b), numbers.get(c)];
  const slack = tolerance(cs);
  let complete = 0;
  let right = 0;
  for (const [index, left] of as.entries()) {
    const [times, product] = [bs[index], cs[index]];
    // A row of ones or noughts proves nothing.
    if (!left || !times || !product || left === 1) continue;
    complete += 1;
    if (Math.abs(left * times - product) <= slack) right += 1;
  }
  return complete >= 2 ? right / complete : 0;
}

function isVat(values: readonly (number | undefined)[]): boolean {
  const given = values.filter((value) => value !== undefined);
  return given.length > 0 && given.every((value) => [6, 12, 21, 0.06, 0.12, 0.21].includes(value));
}

function* triples(columns: readonly number[], known: ColumnMapping): Generator<Triple> {
  const isNamed = (column: number, ...fields: (keyof ColumnMapping)[]) =>
    fields.some((field) => known[field] === column);
  const quantities =
    typeof known.quantity === 'number'
      ? [known.quantity]
      : columns.filter((column) => !isNamed(column, 'unitPrice', 'total'));
  for (const quantity of quantities) {
    for (const price of columns) {
      if (price === quantity || isNamed(price, 'quantity')) continue;
      // 3 × 4 = 12 says not which is the quantity: it stands first, unless a header says otherwise.
      if (price < quantity && typeof known.quantity !== 'number' && known.unitPrice !== price) continue;
      for (const total of columns) {
        if (total !== quantity && total !== price && !isNamed(total, 'quantity'))
          yield [quantity, price, total];
      }
    }
  }
}

/** Which columns multiply to a third over the rows; of several, those that the header names so, then the leftmost. */
function findProduct(numbers: Numbers, columns: readonly number[], known: ColumnMapping): Triple | undefined {
  let best: { triple: Triple; named: number } | undefined;
  for (const triple of triples(columns, known)) {
    const [, price, total] = triple;
    const named = Number(known.unitPrice === price) * 2 + Number(known.total === total);
    if (best && best.named >= named) continue;
    if (productShare(numbers, triple) >= convincing) best = { triple, named };
  }
  return best?.triple;
}

/** 'Kelder | Gelijkvloers | Verdieping | TOTAAL' without prices: what is counted in all is the quantity. */
function quantityAsSum(rows: readonly Row[], known: ColumnMapping): ColumnMapping | undefined {
  const { total } = known;
  const isCounted = typeof known.quantity === 'number' || typeof known.unitPrice === 'number';
  if (typeof total !== 'number' || isCounted) return undefined;
  const first = 1 + Math.max(known.description ?? -1, known.unit ?? -1);
  const columns = Array.from({ length: Math.max(0, total - first) }, (_, at) => first + at);
  const numbers = readColumns(rows, [...columns, total].slice(-mostColumns));
  const parts = columns.flatMap((column) => {
    const values = numbers.get(column);
    return values ? [values] : [];
  });
  let complete = 0;
  let right = 0;
  for (const [index, whole] of (numbers.get(total) ?? []).entries()) {
    const given = parts.flatMap((values) => values[index] ?? []);
    if (!whole || given.length === 0) continue;
    complete += 1;
    if (Math.abs(given.reduce((sum, value) => sum + value, 0) - whole) < 0.011) right += 1;
  }
  return complete >= 2 && right / complete >= convincing ? { quantity: total, total: null } : undefined;
}

function hasCents(values: readonly (number | undefined)[]): boolean {
  const given = values.filter((value) => value !== undefined);
  const withCents = given.filter(
    (value) => !Number.isInteger(value) && Number.isInteger(Math.round(value * 1e6) / 1e4),
  );
  return given.length >= 3 && withCents.length > given.length / 2;
}

/**
 * Which columns of numbers are quantity, price and total. Where one is the product of two others over the rows, that
 * decides, whatever they are called; else what the header says; without a header the first number is the quantity.
 */
export function guessNumbers(
  rows: readonly Row[],
  candidates: readonly number[],
  known: ColumnMapping,
): ColumnMapping {
  const named = (['quantity', 'unitPrice', 'total'] as const).flatMap((field) => known[field] ?? []);
  const all = readColumns(
    rows,
    [...new Set([...named, ...candidates])].sort((a, b) => a - b).slice(0, mostColumns),
  );
  const columns = [...all.keys()].filter((column) => !isVat(all.get(column) ?? []));
  const product = findProduct(all, columns, known);
  if (product) {
    const [quantity, unitPrice, total] = product;
    return { quantity, unitPrice, total };
  }
  const summed = quantityAsSum(rows, known);
  if (summed) return summed;
  if (named.length > 0) return {};
  const description = known.description ?? -1;
  const behind = columns.filter((column) => column > description);
  const order = behind.length > 0 ? behind : columns;
  const [quantity, unitPrice] = order;
  // One column of numbers with cents is what things cost: a list of prices has no quantities.
  if (quantity !== undefined && unitPrice === undefined && hasCents(all.get(quantity) ?? []))
    return { unitPrice: quantity };
  return {
    ...(quantity === undefined ? {} : { quantity }),
    ...(unitPrice === undefined ? {} : { unitPrice }),
  };
}
