import { around, type Box } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { type ItemRow, vatRateOf } from '#/features/reading/scan/rules/item-row';
import { digitsOf, times } from '#/features/reading/scan/rules/numbers';
import { gapBetween, type TextCell, type TextLine } from '#/features/reading/scan/rules/places';
import { withoutLooseFigures } from '#/features/reading/scan/rules/row-description';
import type { Token } from '#/features/reading/scan/rules/tokens';
import { columnWords } from '#/features/reading/scan/rules/vocabulary';
import { hasAny } from '#/features/reading/scan/rules/words';

type Role = 'description' | 'quantity' | 'unit' | 'price' | 'total' | 'vat' | 'aside';
/** `unit`: what a heading like 'Uren' says of all quantities below it. */
export type Column = { role: Role; box: Box; unit?: string | undefined };

const wordGap = 0.9;

const shortHeading = /(?:^|\s)(?:werken|travaux)(?=\s)/i;
const mostHeadingWords = 5;

const knownHeadings = new WeakMap<Pick<TextLine, 'text'>, boolean>();

/** The line that names the columns of the table. */
export function isHeading(line: Pick<TextLine, 'text'>): boolean {
  const before = knownHeadings.get(line);
  if (before !== undefined) return before;
  const isOne = namesColumns(line.text);
  knownHeadings.set(line, isOne);
  return isOne;
}

function namesColumns(text: string): boolean {
  if (text.length > 160 || /\d{2}[,.]\d{2}(?!\d)/.test(text)) return false;
  // 'Werken' is such a word where the line is a heading anyway, and in a sentence any word.
  const works = shortHeading.test(text) && text.split(/\s+/).length <= mostHeadingWords ? 1 : 0;
  return works + Object.values(columnWords).filter((words) => hasAny(text, words)).length >= 2;
}

function roleOf(text: string): Role | undefined {
  const bare = fold(text);
  const isSum = hasAny(bare, columnWords.total);
  if (/^\W*(btw|tva|vat|mwst|ust)\b(?!.{0,10}(bedrag|montant|betrag|amount|incl|excl))/.test(bare))
    return 'vat';
  if (/%|\b(rabatt|remise|korting|kort|disc\w*|taux|steuersatz|code|datum|date)\b/.test(bare)) return 'aside';
  if (/^\W*(btw|tva|vat|mwst|ust|tax(es)?|steuer)\b/.test(bare)) return 'aside';
  if (hasAny(bare, columnWords.quantity) || /^\W*(stunden|heures|stuckzahl)\W*$/.test(bare))
    return 'quantity';
  if (hasAny(bare, columnWords.price) && !(isSum && /tota|gesamt/.test(bare))) return 'price';
  if (isSum) return 'total';
  if (hasAny(bare, columnWords.unit) || /^\W*u\W*$/.test(bare)) return 'unit';
  return hasAny(bare, columnWords.description) ? 'description' : undefined;
}

const headingUnits: readonly (readonly [string, RegExp])[] = [
  ['u', /\b(?:uren|heures|hours|stunden)\b/],
  ['dag', /\b(?:dagen|jours|days|tage)\b/],
  ['st', /\b(?:stuks|stuckzahl|pieces|pcs)\b/],
];

function unitInHeading(text: string): string | undefined {
  const bare = fold(text);
  return headingUnits.find(([, pattern]) => pattern.test(bare))?.[0];
}

/** The unit of a quantity where it stands in a column of its own, or in the heading of the quantities. */
export function unitByColumn(tokens: readonly Token[], columns: readonly Column[]): string | undefined {
  const inColumn = columns.some(({ role }) => role === 'unit')
    ? tokens.find(({ kind, words }) => kind === 'unit' && columnAt(around(words), columns)?.role === 'unit')
    : undefined;
  if (inColumn?.kind === 'unit') return inColumn.unit;
  return columns.find(({ role }) => role === 'quantity')?.unit;
}

/** What the heading says each place of a line is. A heading may take two or three lines. */
export function columnsOf(lines: readonly TextLine[], at: number): Column[] {
  const heading = lines[at];
  if (!heading) return [];
  const near = [at - 2, at - 1, at + 1, at + 2]
    .map((index) => lines[index])
    .filter(
      (line): line is TextLine =>
        line !== undefined &&
        line.page === heading.page &&
        Math.abs(line.box.top - heading.box.top) < 2.2 * heading.box.height &&
        !/\d/.test(line.text),
    );
  const own = groupsOf(heading);
  const others = near.flatMap(groupsOf);
  const beside = others.filter(({ box }) => own.every((cell) => overlap(box, cell.box) <= 0));
  const parts = [...own, ...beside].map((cell) => {
    const more = others.filter((other) => other !== cell && overlap(other.box, cell.box) > 0.3);
    return { text: [...more.map(({ text }) => text), cell.text].join(' '), own: cell.text, box: cell.box };
  });
  const columns = parts.flatMap(({ text, own: alone, box }) => {
    const role = roleOf(alone) ?? roleOf(text);
    return role ? [{ role, box, unit: role === 'quantity' ? unitInHeading(text) : undefined }] : [];
  });
  // 'Prijs per stuk … Prijs incl. btw': the last price of a table without a total is the total.
  if (!columns.some(({ role }) => role === 'total')) {
    const prices = columns.filter(({ role }) => role === 'price');
    const last = prices.at(-1);
    const isCounted = columns.some(({ role }) => role === 'quantity');
    if (last && (prices.length > 1 || !isCounted))
      return columns.map((one) => (one === last ? { ...one, role: 'total' } : one));
  }
  return columns;
}

function groupsOf(line: TextLine): Pick<TextCell, 'text' | 'box'>[] {
  const groups: TextLine['words'][] = [];
  for (const word of line.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && gapBetween(last, word) < wordGap && !isNextColumn(group, word.text))
      group.push(word);
    else groups.push([word]);
  }
  return groups.map((words) => ({ text: words.map(({ text }) => text).join(' '), box: around(words) }));
}

/** 'Prijs BTW Hoeveelheid' close together are three; 'Unit price' is one. */
function isNextColumn(group: TextLine['words'], text: string): boolean {
  const own = roleOf(text);
  const before = group.map((word) => roleOf(word.text)).find((role) => role !== undefined);
  if (own === undefined || before === undefined || own === before) return false;
  // 'Bedrag excl. BTW' is one.
  if (
    /^(excl|incl|exclusief|inclusief|hors|zonder|met|ex|inkl|exkl|zzgl)\.?$/i.test(group.at(-1)?.text ?? '')
  )
    return false;
  return !(before === 'unit' && own === 'price');
}

function overlap(one: Box, other: Box): number {
  const shared = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  return shared / Math.max(0.001, Math.min(one.width, other.width));
}

const farthest = 0.09;

function columnAt(box: Box, columns: readonly Column[]): Column | undefined {
  const far = ({ box: column }: Column) =>
    overlap(box, column) > 0.3
      ? 0
      : Math.min(
          Math.abs(column.left + column.width - box.left - box.width),
          Math.abs(column.left - box.left),
          Math.abs(column.left + column.width / 2 - box.left - box.width / 2),
        );
  const sorted = columns
    .map((column) => ({ column, distance: far(column) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = sorted;
  return best && best.distance < farthest ? best.column : undefined;
}

/** A line by the columns it stands under: for tables without decimals, or with the quantity behind the price. */
export function readByColumns(tokens: readonly Token[], columns: readonly Column[]): ItemRow | undefined {
  if (!columns.some(({ role }) => role === 'total')) return undefined;
  const cells = new Map<Role, Token[]>();
  for (const token of tokens) {
    const role = columnAt(around(token.words), columns)?.role ?? 'description';
    cells.set(role, [...(cells.get(role) ?? []), token]);
  }
  const totals = amountsIn(cells.get('total'));
  const price = amountsIn(cells.get('price')).at(-1);
  const counted = (cells.get('quantity') ?? []).find(({ kind }) => kind === 'number' || kind === 'money');
  const quantity = counted && thousandthsOf(counted);
  const unit =
    (counted?.kind === 'number' ? counted.unit : undefined) ??
    [...(cells.get('quantity') ?? []), ...(cells.get('unit') ?? [])].find((one) => one.kind === 'unit')?.unit;
  const words = withoutLooseFigures(cells.get('description') ?? []);
  const discount = (cells.get('aside') ?? []).flatMap(shareIn);
  const isProduct = (total: number) =>
    price !== undefined &&
    quantity !== undefined &&
    [0, ...discount].some(
      (off) => off < 100 && times(price, Math.round(quantity * (1 - off / 100))) === total,
    );
  // Beside 'Total HT' there may be 'Total TTC'.
  const total = totals.findLast(isProduct) ?? totals.at(-1);
  if (total === undefined) return undefined;
  const holds = isProduct(total);
  const letters = words.map(({ text }) => text).join(' ');
  if (!/\p{L}{3}/u.test(letters) && !holds) return undefined;
  return {
    description: words.flatMap((token) => token.words),
    quantity,
    unit,
    unitPrice: price,
    total,
    holds,
    otherwise: undefined,
    vatRate: vatRateOf(tokens),
    words: tokens.flatMap((token) => token.words),
  };
}

/** Whether the amount at the end of a line stands where the table has its totals. */
export function isUnderTotal(words: readonly { box: Box }[], columns: readonly Column[]): boolean {
  const last = words.at(-1);
  const totals = columns.filter(({ role }) => role === 'total');
  const isTable = columns.some(({ role }) => role === 'quantity' || role === 'price');
  if (!last || totals.length === 0 || !isTable) return true;
  return columnAt(last.box, totals) !== undefined;
}

/** In a column for amounts a whole number is an amount too, where the file itself says it. */
function amountsIn(tokens: readonly Token[] = []): number[] {
  const money = tokens.flatMap((token) => (token.kind === 'money' ? [token.cents] : []));
  if (money.length > 0) return money;
  return tokens.flatMap(({ kind, text, words }) => {
    if (kind !== 'number' || words.some(({ confidence }) => confidence < 1)) return [];
    const single = /^(\d{1,6})[.,](\d)$/.exec(text);
    if (single) return [Number(`${single[1]}${single[2]}0`)];
    return /^\d{1,3}(?:[. ]?\d{3})*$/.test(text) ? [Number(digitsOf(text)) * 100] : [];
  });
}

const existingRates = new Set([550, 600, 700, 900, 1_000, 1_200, 1_900, 2_000, 2_100]);

/** What stands in the column for VAT: a rate, with its sign or without, or a code that the paper explains. */
export function rateByColumn(
  tokens: readonly Token[],
  columns: readonly Column[],
  codes: ReadonlyMap<string, number>,
): number | undefined {
  if (!columns.some(({ role }) => role === 'vat')) return undefined;
  const inColumn = tokens.filter(({ words }) => columnAt(around(words), columns)?.role === 'vat');
  for (const token of inColumn) {
    const coded = codes.get(fold(token.text).replace(/[()]/g, ''));
    if (coded !== undefined) return coded;
    const [share] = shareIn(token);
    const rate = share === undefined ? undefined : Math.round(share * 100);
    if (rate !== undefined && existingRates.has(rate)) return rate;
  }
  return undefined;
}

/** In per cent, with its sign or without: a column says what it is. */
function shareIn(token: Token): number[] {
  if (token.kind === 'percent') return [token.percent];
  if (token.kind === 'number') return [token.thousandths / 1000];
  return token.kind === 'money' ? [token.cents / 100] : [];
}

function thousandthsOf(token: Token): number | undefined {
  if (token.kind === 'number') return token.thousandths;
  return token.kind === 'money' ? token.cents * 10 : undefined;
}
