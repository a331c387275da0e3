import { classifyRows } from '#/features/work/meetstaat/server/import/classify-row';
import { findLayout } from '#/features/work/meetstaat/server/import/find-layout';
import { isBlank, type Row, type Sheet } from '#/features/work/shared/meetstaat/server/import/cells';

/** Enough to tell a list of items from a cover; a whole workbook is read once, not twice. */
const judgedRows = 5_000;

/** A row of a table has a text and at least two more things beside it. */
function isTableRow(row: Row): boolean {
  let filled = 0;
  let hasWords = false;
  for (const cell of row) {
    if (isBlank(cell)) continue;
    filled += 1;
    hasWords ||= typeof cell === 'string' && /\p{L}{3}/u.test(cell);
  }
  return filled >= 3 && hasWords;
}

/** How many lines would be read from a sheet, twice as many where they have a price: a list of measures has none. */
function countLines({ name, rows }: Sheet): number {
  const judged = { name, rows: rows.slice(0, judgedRows) };
  const layout = findLayout(judged);
  if (typeof layout.mapping.description !== 'number') return 0;
  let count = 0;
  for (const line of classifyRows(judged.rows, layout)) {
    if (line.kind !== 'line' || line.description === '') continue;
    count += Number(!isBlank(line.cell('quantity'))) + Number(!isBlank(line.cell('unitPrice')));
  }
  return count;
}

/** The sheet with the most items; where none has any, the most rows of a table, and the first where it is a tie. */
export function chooseSheet(sheets: readonly Sheet[]): Sheet | undefined {
  if (sheets.length <= 1) return sheets[0];
  const scored = sheets.map((sheet) => ({
    sheet,
    lines: countLines(sheet),
    rows: sheet.rows.filter(isTableRow).length,
  }));
  return scored.reduce((best, one) =>
    one.lines > best.lines || (one.lines === best.lines && one.rows > best.rows) ? one : best,
  ).sheet;
}
