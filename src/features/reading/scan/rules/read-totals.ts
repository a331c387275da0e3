import { around, type PageWord } from '#/core/page-text';
import { type Label, labelOf } from '#/features/reading/scan/rules/labels';
import { digitsOf } from '#/features/reading/scan/rules/numbers';
import { cellsOf, type Place, type TextCell, type TextLine } from '#/features/reading/scan/rules/places';
import { type Token, tokensOf } from '#/features/reading/scan/rules/tokens';
import { hasAny } from '#/features/reading/scan/rules/words';

/** An amount of the paper outside its works, with what it is called; `isLate` after the last of the works. */
export type LabelledAmount = {
  cents: number;
  label: Label | undefined;
  place: Place;
  index: number;
  isLate: boolean;
  /** The file itself says it: no digit can be misread. */
  isCertain: boolean;
};
/** The rate in hundredths of a per cent. */
export type VatLine = { rate: number | undefined; base: number | undefined; cents: number; place: Place };

export type TotalsRead = {
  readings: LabelledAmount[];
  vatLines: VatLine[];
  /** In hundredths of a per cent, as they are printed beside a sum. */
  rates: number[];
  isWithoutVat: boolean;
  /** The paper says that its prices are with VAT. */
  isInclusive: boolean;
};

type Sum = { cents: number; words: PageWord[] };
/** Words, the amounts behind them, and what the words call them. */
type Part = { text: string; amounts: Sum[]; label: Label | undefined };

export function readTotals(lines: readonly TextLine[], itemLines: readonly number[]): TotalsRead {
  const items = new Set(itemLines);
  const firstLine = (itemLines.at(-1) ?? -1) + 1;
  const cells = lines.map((line, index) => cellsOf(line, index));
  const readings: LabelledAmount[] = [];
  const vatLines: VatLine[] = [];
  const rates = new Set<number>();
  lines.forEach((line, index) => {
    if (items.has(index)) return;
    const isLate = index >= firstLine;
    const place = (words: readonly PageWord[]): Place => ({ page: line.page, box: around(words) });
    const isCertain = line.words.every(({ confidence }) => confidence === 1);
    const tokens = tokensOf(line);
    const rate = rateOf(line.text);
    const parts = partsOf(tokens);
    const isTable = parts.length === 1 && parts[0]?.label === undefined;
    if (rate !== undefined && (isLate || parts.some(({ label }) => label === 'vat'))) rates.add(rate);
    if (isTable) {
      const named = nameByColumns(tokens, line, index, cells);
      const tax = isLate ? taxOf(named, rate) : undefined;
      if (tax) vatLines.push({ ...tax, place: place(tax.words) });
      // Neither the base nor the tax of one rate of several is the whole.
      for (const { cents, words, label } of tax && rate !== undefined ? [] : named)
        if (label !== undefined)
          readings.push({ cents, label, place: place(words), index, isLate, isCertain });
      if (tax && rate !== undefined) return;
      const known = named.some(({ label }) => label !== undefined);
      const last = parts[0]?.amounts.at(-1);
      if (!known && last && isLate)
        readings.push({
          cents: last.cents,
          label: undefined,
          place: place(last.words),
          index,
          isLate,
          isCertain,
        });
      return;
    }
    const across = isLate && parts.length === 1 ? sumsAcross(parts[0], tokens, line, index, cells) : [];
    if (across.length > 0) {
      for (const { cents, words, label } of across)
        readings.push({ cents, label, place: place(words), index, isLate, isCertain });
      return;
    }
    for (const part of parts) {
      const last = part.amounts.at(-1);
      const partRate = rateOf(part.text) ?? (parts.length === 1 ? rate : undefined);
      const vat = last && part.label === 'vat' ? withBase(part.amounts, partRate) : undefined;
      if (vat && isLate) vatLines.push({ ...vat, place: place(vat.words) });
      if (!last || part.label === 'carried' || part.label === 'advance' || part.label === 'adjustment')
        continue;
      if (!isLate && (part.label === undefined || part.label === 'total' || part.label === 'subtotal'))
        continue;
      readings.push({
        cents: last.cents,
        label: part.label,
        place: place(last.words),
        index,
        isLate,
        isCertain,
      });
    }
  });
  const text = lines.map((line) => line.text).join(' ');
  return {
    readings,
    vatLines: withoutSum(vatLines),
    rates: [...rates],
    isWithoutVat: isWithoutVat(text, readings),
    isInclusive:
      hasAny(text, [
        'prijzen zijn inclusief',
        'prix ttc',
        'prices include',
        'prijzen inclusief',
        'preise inkl',
      ]) || /prijs incl|total ttc|p\.?u\.? ?ttc/i.test(text),
  };
}

/** Said so in words, and no tax that is anything else. */
function isWithoutVat(text: string, readings: readonly LabelledAmount[]): boolean {
  if (readings.some(({ label, cents }) => label === 'vat' && cents !== 0)) return false;
  return (
    hasAny(text, [
      'btw verlegd',
      'verlegging',
      'autoliquidation',
      'medecontractant',
      'vrijgesteld van btw',
      'kleine onderneming',
      'reverse charge',
      'tva non applicable',
      'kleinunternehmer',
    ]) || /(?<![\d.,])0\s?%\s?(btw|tva)|(btw|tva)\s?0\s?%/i.test(text)
  );
}

/** Beside the tax of each rate there is often their sum, which is no rate. */
function withoutSum(lines: readonly VatLine[]): VatLine[] {
  const rated = lines.filter(({ rate }) => rate !== undefined);
  return rated.length > 0 ? rated : lines.slice(0, 1);
}

/** No letter, and a row of digits somewhere. */
function isBareAmount(text: string): boolean {
  return !/\p{L}/u.test(text) && /\d[\d.,]{3}/.test(text) && digitsOf(text).length <= 9;
}

const mostParts = 6;

/** 'Exclusief btw 593,36 … Totaal 717,97' is two; words that name nothing belong to what comes. */
function partsOf(tokens: readonly Token[]): Part[] {
  const parts: { words: string[]; tokens: Token[] }[] = [{ words: [], tokens: [] }];
  for (const token of tokens) {
    const open = parts.at(-1);
    const isAmount = token.kind === 'money' || token.kind === 'currency' || token.kind === 'number';
    if (isAmount || !open) open?.tokens.push(token);
    else if (
      open.tokens.some(({ kind }) => kind === 'money') &&
      token.kind === 'text' &&
      /\p{L}{2}/u.test(token.text)
    )
      parts.push({ words: [token.text], tokens: [] });
    else {
      open.words.push(token.text);
      if (token.kind === 'text') open.tokens.push(token);
    }
  }
  return parts.slice(0, mostParts).map(({ words, tokens: amounts }) => {
    const text = words.join(' ');
    const label = labelOf(text);
    return { text, label, amounts: listAmounts(amounts, text, label) };
  });
}

const identifiers =
  /\b(nr|nummer|n°|no|num|number|intra\w*|siret|siren|kvk|id|reg\w*|iban|be|fr|nl|de)\b|n°/i;

function listAmounts(tokens: readonly Token[], text: string, label: Label | undefined): Sum[] {
  const found: Sum[] = [];
  const isNumber = label === 'vat' && identifiers.test(text);
  for (const token of tokens) {
    const certain = token.words.every(({ confidence }) => confidence === 1);
    if (token.kind === 'money') found.push({ cents: token.cents, words: token.words });
    else if (label === undefined || isNumber || token.kind === 'currency') continue;
    // The signs between the digits were lost: only a label makes it an amount.
    else if (token.kind === 'text' && !certain && isBareAmount(token.text))
      found.push({ cents: Number(digitsOf(token.text)), words: token.words });
    else if (token.kind === 'number' && !token.unit && !certain && /^\d{5,8}$/.test(token.text))
      found.push({ cents: Number(token.text), words: token.words });
    // Whole euros, where the file itself says so and nothing else is on the line.
    else if (
      token.kind === 'number' &&
      certain &&
      label !== 'vat' &&
      /^\d{1,7}$/.test(token.text) &&
      tokens.length === 1
    )
      found.push({ cents: Number(token.text) * 100, words: token.words });
  }
  return found;
}

/** In hundredths of a per cent: 6, 21, 5,5 or 19,00. */
function rateOf(text: string): number | undefined {
  const rate = /(?:^|[^\d,.])(\d{1,2}(?:[,.]\d{1,2})?)\s?%/.exec(text)?.[1];
  const value = rate === undefined ? Number.NaN : Math.round(Number(rate.replace(',', '.')) * 100);
  return value >= 0 && value <= 3_000 ? value : undefined;
}

export function isTax(tax: number, base: number, rate: number): boolean {
  return Math.abs(tax * 10_000 - base * rate) <= 10_000;
}

function withBase(amounts: readonly Sum[], rate: number | undefined) {
  const [last, base] = [amounts.at(-1), amounts.at(-2)];
  if (!last) return undefined;
  const fits = rate !== undefined && base !== undefined && isTax(last.cents, base.cents, rate);
  return { rate, base: fits ? base.cents : undefined, cents: last.cents, words: last.words };
}

/** 'Totaal 51,30 5,20 56,50' under 'Exclusief, Btw, Inclusief': each is the sum of its column. */
function sumsAcross(
  part: Part | undefined,
  tokens: readonly Token[],
  line: TextLine,
  index: number,
  cells: readonly TextCell[][],
): Named[] {
  if (part?.label !== 'total' || part.amounts.length < 2) return [];
  const named = nameByColumns(tokens, line, index, cells).filter(
    ({ label }) => label === 'net' || label === 'vat' || label === 'gross',
  );
  return new Set(named.map(({ label }) => label)).size > 1 ? named : [];
}

type Named = Sum & { label: Label | undefined; isWhole: boolean };

/** A line of figures alone: each is what the column above it is called. */
function nameByColumns(
  tokens: readonly Token[],
  line: TextLine,
  index: number,
  cells: readonly TextCell[][],
): Named[] {
  return tokens
    .flatMap((token): Named[] => {
      const certain = token.words.every(({ confidence }) => confidence === 1);
      const whole = token.kind === 'number' && certain && !token.unit && /^\d{1,7}$/.test(token.text);
      if (token.kind !== 'money' && !whole) return [];
      const label = labelAbove(around(token.words), line, index, cells);
      if (whole && label === undefined) return [];
      const cents = token.kind === 'money' ? token.cents : Number(token.text) * 100;
      return [{ cents, words: token.words, label, isWhole: whole }];
    })
    .filter(({ isWhole }, _, all) => !isWhole || all.some((one) => !one.isWhole));
}

const mostLinesUp = 6;
/** A share of the height of the page. */
const mostUp = 0.13;

function labelAbove(
  box: { left: number; width: number; top: number },
  { page }: TextLine,
  index: number,
  cells: readonly TextCell[][],
): Label | undefined {
  const shares = (other: TextCell) =>
    Math.min(box.left + box.width, other.box.left + other.box.width) - Math.max(box.left, other.box.left) >
    0.25 * Math.min(box.width, other.box.width);
  const near = cells.slice(Math.max(0, index - mostLinesUp), index).flat();
  const over = near.findLast(
    (cell) =>
      cell.page === page &&
      box.top - cell.box.top < mostUp &&
      shares(cell) &&
      /\p{L}{2}/u.test(cell.text) &&
      !/\d[.,]\d{2}\b/.test(cell.text),
  );
  return over && cellLabel(over, box);
}

/** Headings that stand close together are one cell: only the words over the figure count, then all of them. */
function cellLabel(cell: TextCell, box: { left: number; width: number }): Label | undefined {
  const over = cell.words.filter(
    (word) => word.box.left < box.left + box.width + 0.01 && word.box.left + word.box.width > box.left - 0.01,
  );
  const own = labelOf(over.map(({ text }) => text).join(' '));
  return labelOf(cell.text) ?? own;
}

/** A row of the table of rates: base and tax, or base, tax and both together. */
function taxOf(named: readonly Named[], rate: number | undefined) {
  if (rate === undefined || named.length < 2) return undefined;
  const amounts = named.filter(({ isWhole, cents }) => !isWhole || cents !== rate);
  for (const base of amounts)
    for (const tax of amounts)
      if (base !== tax && isTax(tax.cents, base.cents, rate) && tax.label !== 'net')
        return { rate, base: base.cents, cents: tax.cents, words: tax.words };
  return undefined;
}
