import type { PageWord } from '#/core/page-text';
import { type ItemRow, readItemRow } from '#/features/scan/rules/item-row';
import { labelOf } from '#/features/scan/rules/labels';
import { type Line, wordHeight } from '#/features/scan/rules/places';
import { type Token, tokensOf } from '#/features/scan/rules/tokens';
import { hasAny } from '#/features/scan/rules/words';

export type PlacedRow = ItemRow & { page: number; line: number };

const headings = [
  [
    'omschrijving',
    'artikel',
    'description',
    'designation',
    'werkzaamheden',
    'beschrijving',
    'libelle',
    'omschrijving der werken',
  ],
  ['aantal', 'hoeveelheid', 'hoev', 'quantite', 'qte', 'hvh', 'qty'],
  ['eenheid', 'eenh', 'eh', 'unite', 'unit'],
  ['prijs', 'eenheidsprijs', 'ep', 'prix', 'pu', 'prix unitaire', 'stukprijs'],
  ['totaal', 'bedrag', 'totaalprijs', 'montant', 'total', 'prix total'],
] as const;

/** The line that names the columns of the table. */
export function isHeading({ text }: Line): boolean {
  if (text.length > 160 || /\d{2},\d{2}/.test(text)) return false;
  return headings.filter((words) => hasAny(text, words)).length >= 2;
}

/** The text before the first amount of a line is what labels it. */
export function labelText(tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ kind }) => kind === 'money');
  return (at < 0 ? tokens : tokens.slice(0, at)).map(({ text }) => text).join(' ');
}

const endings = new Set(['net', 'vat', 'gross', 'total']);

/** The works and their prices: every line with words and an amount at its end, up to the totals. */
export function readItems(lines: readonly Line[]): PlacedRow[] {
  const rows: PlacedRow[] = [];
  const firstHeading = lines.findIndex(isHeading);
  let isOpen = true;
  lines.forEach((line, index) => {
    if (isHeading(line)) {
      isOpen = true;
      return;
    }
    if (!isOpen || index < firstHeading) return;
    const tokens = tokensOf(line);
    const label = labelOf(labelText(tokens));
    if (label) {
      if (rows.length > 0 && endings.has(label) && tokens.some(({ kind }) => kind === 'money'))
        isOpen = false;
      return;
    }
    const row = readItemRow(tokens);
    if (row) rows.push({ ...row, page: line.page, line: index });
  });
  return rows.map((row, index) => ({
    ...row,
    description: wrapped(row, rows[index - 1], rows[index + 1], lines),
  }));
}

const sameLeft = 0.012;
const sameSize = 0.1;

/** A description that goes on in small letters on the next line, or began on the one before. */
function wrapped(
  row: PlacedRow,
  before: PlacedRow | undefined,
  after: PlacedRow | undefined,
  lines: readonly Line[],
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

function continues(line: Line, words: readonly PageWord[]): boolean {
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
