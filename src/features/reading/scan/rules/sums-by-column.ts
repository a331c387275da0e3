import { around } from '#/core/page-text';
import { type Label, labelOf } from '#/features/reading/scan/rules/labels';
import type { TextCell, TextLine } from '#/features/reading/scan/rules/places';
import type { Part, Sum } from '#/features/reading/scan/rules/sum-parts';
import type { Token } from '#/features/reading/scan/rules/tokens';

export function isTax(tax: number, base: number, rate: number): boolean {
  return Math.abs(tax * 10_000 - base * rate) <= 10_000;
}

/** 'Totaal 51,30 5,20 56,50' under 'Exclusief, Btw, Inclusief': each is the sum of its column. */
export function sumsAcross(
  part: Part | undefined,
  tokens: readonly Token[],
  line: TextLine,
  index: number,
  cells: readonly (readonly TextCell[])[],
): Named[] {
  if (part?.label !== 'total' || part.amounts.length < 2) return [];
  const all = nameByColumns(tokens, line, index, cells);
  const named = all.filter(({ label }) => label === 'net' || label === 'vat' || label === 'gross');
  return new Set(named.map(({ label }) => label)).size > 1 ? named : netTaxAndBoth(all, line, index, cells);
}

/** 'Totaal 278,61 40,39 319,00' with the tax under its name: the last is the two before it. */
function netTaxAndBoth(
  all: readonly Named[],
  line: TextLine,
  index: number,
  cells: readonly (readonly TextCell[])[],
): Named[] {
  const [net, vat, gross] = all.slice(-3);
  if (!net || !vat || !gross || vat.cents <= 0 || net.cents + vat.cents !== gross.cents) return [];
  const over = cellAbove(around(vat.words), line, index, cells, wholeTable);
  if (!over || cellLabel(over, around(vat.words)) !== 'vat') return [];
  return [
    { ...net, label: 'net' },
    { ...vat, label: 'vat' },
    { ...gross, label: 'gross' },
  ];
}

/** `rate`: the one that its column names, in hundredths of a per cent. */
export type Named = Sum & { label: Label | undefined; isWhole: boolean; rate?: number | undefined };

/** A line of figures alone: each is what the column above it is called. */
export function nameByColumns(
  tokens: readonly Token[],
  line: TextLine,
  index: number,
  cells: readonly (readonly TextCell[])[],
): Named[] {
  return tokens
    .flatMap((token): Named[] => {
      const certain = token.words.every(({ confidence }) => confidence === 1);
      const whole = token.kind === 'number' && certain && !token.unit && /^\d{1,7}$/.test(token.text);
      if (token.kind !== 'money' && !whole) return [];
      const box = around(token.words);
      const over = cellAbove(box, line, index, cells);
      const label = over && cellLabel(over, box);
      if (whole && label === undefined) return [];
      const cents = token.kind === 'money' ? token.cents : Number(token.text) * 100;
      const isDoubtful = token.kind === 'money' && token.otherwise !== undefined && !certain;
      const rate = over && rateOf(textOver(over, box));
      return [{ cents, words: token.words, label, isWhole: whole, isDoubtful, rate }];
    })
    .filter(({ isWhole }, _, all) => !isWhole || all.some((one) => !one.isWhole));
}

/** How far up a name may stand: in lines, and as a share of the height of the page. */
type Reach = { lines: number; height: number };
const near: Reach = { lines: 6, height: 0.13 };
const wholeTable: Reach = { lines: 30, height: 0.6 };

function cellAbove(
  box: { left: number; width: number; top: number },
  { page }: TextLine,
  index: number,
  cells: readonly (readonly TextCell[])[],
  reach = near,
): TextCell | undefined {
  const shares = (other: TextCell) =>
    Math.min(box.left + box.width, other.box.left + other.box.width) - Math.max(box.left, other.box.left) >
    0.25 * Math.min(box.width, other.box.width);
  const above = cells.slice(Math.max(0, index - reach.lines), index).flat();
  return above.findLast(
    (cell) =>
      cell.page === page &&
      box.top - cell.box.top < reach.height &&
      shares(cell) &&
      /\p{L}{2}/u.test(cell.text) &&
      !/\d[.,]\d{2}\b/.test(cell.text),
  );
}

/** Headings that stand close together are one cell: only the words over the figure count, then all of them. */
function cellLabel(cell: TextCell, box: { left: number; width: number }): Label | undefined {
  return labelOf(cell.text) ?? labelOf(textOver(cell, box));
}

function textOver({ words }: TextCell, { left, width }: { left: number; width: number }): string {
  return words
    .filter(({ box }) => box.left < left + width + 0.01 && box.left + box.width > left - 0.01)
    .map(({ text }) => text)
    .join(' ');
}

/** In hundredths of a per cent: 6, 21, 5,5 or 19,00. */
export function rateOf(text: string): number | undefined {
  const rate = /(?:^|[^\d,.])(\d{1,2}(?:[,.]\d{1,2})?)\s?%/.exec(text)?.[1];
  const value = rate === undefined ? Number.NaN : Math.round(Number(rate.replace(',', '.')) * 100);
  return value >= 0 && value <= 3_000 ? value : undefined;
}

/** 'BTW 6 %' and 'BTW 21 %' over two boxes of one row: neither is all of the tax. */
export function taxesByRate(named: readonly Named[]): Named[] {
  const taxes = named.filter(({ label, rate }) => label === 'vat' && rate !== undefined);
  return taxes.length > 1 && new Set(taxes.map(({ rate }) => rate)).size === taxes.length ? taxes : [];
}

const usualRates = [600, 1_200, 2_100, 550, 900, 1_000, 1_900, 2_000];

/** '40.000,00 6,00 2.400,00': a rate without its sign, where another of the row is just that share of a third. */
export function rateIn(named: readonly Named[]): number | undefined {
  return named.find(
    (one) =>
      usualRates.includes(one.cents) &&
      taxOf(
        named.filter((other) => other !== one),
        one.cents,
      ),
  )?.cents;
}

/** A row of the table of rates: base and tax, or base, tax and both together. */
export function taxOf(named: readonly Named[], rate: number | undefined) {
  if (rate === undefined || named.length < 2) return undefined;
  const amounts = named.filter(({ isWhole, cents }) => !isWhole || cents !== rate);
  for (const base of amounts)
    for (const tax of amounts)
      if (base !== tax && isTax(tax.cents, base.cents, rate) && tax.label !== 'net')
        return { rate, base: base.cents, cents: tax.cents, words: tax.words };
  return undefined;
}
