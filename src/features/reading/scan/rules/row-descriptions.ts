import type { PageWord } from '#/core/page-text';
import { isHeading } from '#/features/reading/scan/rules/columns';
import type { ItemRow } from '#/features/reading/scan/rules/item-row';
import { labelOf } from '#/features/reading/scan/rules/labels';
import { type TextLine, wordHeight } from '#/features/reading/scan/rules/places';
import { tokensOf } from '#/features/reading/scan/rules/tokens';

/** A row with its place on the paper: the page, and its line of all lines. */
export type PlacedRow = ItemRow & { page: number; line: number };

/** The words of each row, with those that stand above or below its amounts. */
export function withDescriptions(rows: readonly PlacedRow[], lines: readonly TextLine[]): PlacedRow[] {
  return rows.map((row, index) => ({
    ...row,
    description: named(row, wrapped(row, rows[index - 1], rows[index + 1], lines), lines),
  }));
}

/** Of a tall row the words may stand a little above or below its amounts. */
function named(row: PlacedRow, words: PageWord[], lines: readonly TextLine[]): PageWord[] {
  if (/\p{L}{3}/u.test(words.map(({ text }) => text).join(' '))) return words;
  const near = [lines[row.line - 1], lines[row.line + 1]].find(
    (line) =>
      line !== undefined &&
      line.page === row.page &&
      /\p{L}{3}/u.test(line.text) &&
      !tokensOf(line).some(({ kind }) => kind === 'money'),
  );
  return near ? near.words : words;
}

const sameLeft = 0.012;
const sameSize = 0.1;

/** A description that goes on in small letters on the next line, or began on the one before. */
function wrapped(
  row: PlacedRow,
  before: PlacedRow | undefined,
  after: PlacedRow | undefined,
  lines: readonly TextLine[],
): PageWord[] {
  let words = row.description;
  const startsSmall = /^\p{Ll}/u.test(words[0]?.text ?? '');
  const above = lines[row.line - 1];
  if (
    startsSmall &&
    above &&
    above.page === row.page &&
    row.line - 1 !== before?.line &&
    continues(above, words) &&
    !isHeading(above)
  )
    words = [...above.words, ...words];
  const below = lines[row.line + 1];
  if (
    below &&
    below.page === row.page &&
    row.line + 1 !== after?.line &&
    /^\p{Ll}/u.test(below.text) &&
    continues(below, words)
  )
    words = [...words, ...below.words];
  return words;
}

function continues(line: TextLine, words: readonly PageWord[]): boolean {
  const [first] = words;
  const [other] = line.words;
  if (!first || !other || labelOf(line.text) || tokensOf(line).some(({ kind }) => kind === 'money'))
    return false;
  const size = wordHeight(words);
  return (
    Math.abs(first.box.left - other.box.left) < sameLeft &&
    Math.abs(wordHeight(line.words) - size) < sameSize * size
  );
}
