import { isBlank, type Row } from '#/features/meetstaat/server/import/cells';
import { matchHeader } from '#/features/meetstaat/server/import/match-header';
import type { KnownColumn } from '#/features/meetstaat/server/import/words';

const headerSearchRows = 30;

const telling: readonly KnownColumn[] = ['quantity', 'unit', 'unitPrice', 'total'];

/** 0 where a row can't be a header: it holds a number, or names no description or nothing to count. */
function headerScore(row: Row): number {
  const fields = new Set<KnownColumn>();
  let score = 0;
  for (const cell of row) {
    if (isBlank(cell)) continue;
    if (typeof cell !== 'string' || /^[\d.,\s€-]+$/.test(cell)) return 0;
    const match = matchHeader(cell);
    if (!match || fields.has(match.field)) continue;
    fields.add(match.field);
    score += match.exact ? 3 : 2;
  }
  const counts = telling.filter((field) => fields.has(field)).length;
  const isHeader = fields.has('description') ? counts >= 1 : counts >= 2;
  return isHeader ? score : 0;
}

/** The index of the row that names the columns, somewhere at the top; the first of the best. */
export function findHeaderRow(rows: readonly Row[]): number | undefined {
  let best: { index: number; score: number } | undefined;
  for (const [index, row] of rows.slice(0, headerSearchRows).entries()) {
    const score = headerScore(row);
    if (score > (best?.score ?? 0)) best = { index, score };
  }
  return best?.index;
}
