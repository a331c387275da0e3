import { matchHeader } from '#/features/work/meetstaat/server/import/match-header';
import { readNumber } from '#/features/work/meetstaat/server/import/numbers';
import type { KnownColumn } from '#/features/work/meetstaat/server/import/words';
import { isBlank, type Row } from '#/features/work/shared/meetstaat/server/import/cells';

const headerSearchRows = 30;
const rowsBelow = 20;

const telling: readonly KnownColumn[] = ['quantity', 'unit', 'unitPrice', 'total'];
const counted: readonly KnownColumn[] = ['quantity', 'unitPrice', 'total'];

export type Header = {
  /** The lowest of its rows: the list begins below it. */
  index: number;
  /** What each column is called; of a header of two rows, the lower where both say something. */
  names: Row;
};

function isNumberLike(cell: unknown): boolean {
  return typeof cell !== 'string' || /^[\d.,\s€-]+$/.test(cell);
}

function namesOf(row: Row): Map<KnownColumn, { column: number; exact: boolean }> {
  const names = new Map<KnownColumn, { column: number; exact: boolean }>();
  for (const [column, cell] of row.entries()) {
    const match = typeof cell === 'string' ? matchHeader(cell) : undefined;
    if (match && !names.has(match.field)) names.set(match.field, { column, exact: match.exact });
  }
  return names;
}

/** One word for a price above numbers is a header too, whatever the other columns are called. */
function standsAboveNumbers(column: number, below: readonly Row[]): boolean {
  const cells = below.map((row) => row[column]).filter((cell) => !isBlank(cell));
  const numbers = cells.filter((cell) => readNumber(cell, 3, 'comma').kind === 'number');
  return numbers.length >= 2 && numbers.length >= cells.length * 0.6;
}

/** 0 where a row can't be a header: it holds a number, or names no description or nothing to count. */
function headerScore(row: Row, below: readonly Row[]): number {
  const filled = row.filter((cell) => !isBlank(cell));
  if (filled.some(isNumberLike)) return 0;
  const names = namesOf(row);
  const counts = telling.filter((field) => names.has(field)).length;
  const isAbove = () =>
    filled.length >= 2 &&
    counted.some((field) => {
      const name = names.get(field);
      return name?.exact === true && standsAboveNumbers(name.column, below);
    });
  const isHeader = names.has('description') ? counts >= 1 : counts >= 2 || isAbove();
  if (!isHeader) return 0;
  return [...names.values()].reduce((score, { exact }) => score + (exact ? 3 : 2), 0);
}

/** Many tables name a column in the row above, over a group or merged with the row below. */
function withRowAbove(row: Row, above: Row | undefined): Row {
  if (!above || above.filter((cell) => !isBlank(cell)).length < 2 || above.some(isNumber)) return row;
  const width = Math.max(row.length, above.length);
  return Array.from({ length: width }, (_, column) =>
    isBlank(row[column]) ? (above[column] ?? null) : (row[column] ?? null),
  );
}

const isNumber = (cell: unknown) => typeof cell === 'number';

/** Sure words for what is described and for what is counted or paid, in three columns or more. */
const leastOfBlock = 6;

/** The rows below a header that name the columns anew: a bill of several blocks, each with a table of its own. */
export function findLaterHeaders(rows: readonly Row[], from: number): Header[] {
  const found: Header[] = [];
  for (let index = from; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    if (row.filter((cell) => !isBlank(cell)).length < 3) continue;
    const score = headerScore(row, []);
    if (score < leastOfBlock) continue;
    const names = namesOf(row);
    if (names.has('description') && (names.has('quantity') || names.has('unitPrice')))
      found.push({ index, names: row });
  }
  return found;
}

/** The row that names the columns, somewhere at the top; the first of the best. */
export function findHeader(rows: readonly Row[]): Header | undefined {
  let best: (Header & { score: number }) | undefined;
  for (const [index, row] of rows.slice(0, headerSearchRows).entries()) {
    const below = rows.slice(index + 1, index + 1 + rowsBelow);
    const own = headerScore(row, below);
    if (own === 0) continue;
    const joined = withRowAbove(row, rows[index - 1]);
    const both = headerScore(joined, below);
    const score = Math.max(own, both);
    if (score > (best?.score ?? 0)) best = { index, names: both > own ? joined : row, score };
  }
  if (!best) return undefined;
  // A better header further down may be that of a second block: what is above it is a table too.
  const [first] = findLaterHeaders(rows.slice(0, best.index), 0);
  return first ?? { index: best.index, names: best.names };
}
