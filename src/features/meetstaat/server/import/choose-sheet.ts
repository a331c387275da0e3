import { isBlank, type Row, type Sheet } from '#/features/meetstaat/server/import/cells';

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

/** The sheet with the most rows of a table; the first of them where it is a tie, for a cover page has none. */
export function chooseSheet(sheets: readonly Sheet[]): Sheet | undefined {
  let best: { sheet: Sheet; score: number } | undefined;
  for (const sheet of sheets) {
    const score = sheet.rows.filter(isTableRow).length;
    if (!best || score > best.score) best = { sheet, score };
  }
  return best?.sheet;
}
