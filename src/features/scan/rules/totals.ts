import { around, type PageWord } from '#/core/page-text';
import { labelText } from '#/features/scan/rules/items';
import { type Label, labelOf } from '#/features/scan/rules/labels';
import { digitsOf, isOneDigitOff, shareOf } from '#/features/scan/rules/numbers';
import type { Line, Place } from '#/features/scan/rules/places';
import { type Token, tokensOf } from '#/features/scan/rules/tokens';
import { hasAny } from '#/features/scan/rules/words';

export type Reading = { cents: number; label: Label | undefined; place: Place; index: number };
export type VatLine = { rate: number | undefined; base: number | undefined; cents: number; place: Place };

export type Totals = {
  net: number | undefined;
  vat: number | undefined;
  gross: number | undefined;
  /** How many witnesses agree; two amounts that add up to a third count most. */
  score: number;
  addsUp: boolean;
};

export type TotalsRead = { readings: Reading[]; vatLines: VatLine[]; rates: number[]; isWithoutVat: boolean };

const knownRates = [6, 12, 21];
/** Of each of the three; every two of them are tried. */
const mostCandidates = 40;

export function readTotals(lines: readonly Line[], firstLine: number): TotalsRead {
  const readings: Reading[] = [];
  const vatLines: VatLine[] = [];
  const rates = new Set<number>();
  lines.forEach((line, index) => {
    const tokens = tokensOf(line);
    const rate = rateOf(line.text);
    const label = labelOf(labelText(tokens));
    const amounts = listAmounts(tokens, label !== undefined);
    const place = (words: readonly PageWord[]): Place => ({ page: line.page, box: around(words) });
    if (rate !== undefined && (label === 'vat' || index >= firstLine)) rates.add(rate);
    const vatLine = index >= firstLine ? readVatLine(amounts, rate, label) : undefined;
    if (vatLine) vatLines.push({ ...vatLine, place: place(vatLine.words) });
    const last = amounts.at(-1);
    if (!last || index < firstLine || label === 'carried' || label === 'advance' || label === 'subtotal')
      return;
    // A line of the table of rates: neither its base nor its tax is the whole.
    if (vatLine && label === undefined) return;
    readings.push({ cents: last.cents, label, place: place(last.words), index });
  });
  const text = lines.map((line) => line.text).join(' ');
  const isWithoutVat =
    hasAny(text, [
      'btw verlegd',
      'verlegging',
      'autoliquidation',
      'medecontractant',
      'vrijgesteld van btw',
      'kleine onderneming',
    ]) || /\b0\s?%\s?(btw|tva)|(btw|tva)\s?0\s?%/i.test(text);
  return { readings, vatLines, rates: [...rates], isWithoutVat };
}

type Sum = { cents: number; words: PageWord[] };

/** No letter, and a row of digits somewhere. */
function isBareAmount(text: string): boolean {
  return !/\p{L}/u.test(text) && /\d[\d.,]{3}/.test(text);
}

function listAmounts(tokens: readonly Token[], isLabelled: boolean): Sum[] {
  const found: Sum[] = [];
  for (const token of tokens) {
    if (token.kind === 'money') found.push({ cents: token.cents, words: token.words });
    // The signs between the digits were lost: only a label makes it an amount.
    else if (isLabelled && token.kind === 'text' && isBareAmount(token.text))
      found.push({ cents: Number(digitsOf(token.text)), words: token.words });
    else if (isLabelled && token.kind === 'number' && !token.unit && /^\d{5,}$/.test(token.text))
      found.push({ cents: Number(token.text), words: token.words });
  }
  return found;
}

function rateOf(text: string): number | undefined {
  const rate = /(?:^|[^\d,.])(\d{1,2})(?:[,.]0{1,2})?\s?%/.exec(text)?.[1];
  return rate !== undefined && knownRates.includes(Number(rate)) ? Number(rate) : undefined;
}

function readVatLine(amounts: readonly Sum[], rate: number | undefined, label: Label | undefined) {
  const last = amounts.at(-1);
  const base = amounts.at(-2);
  if (!last) return undefined;
  const fits = rate !== undefined && base !== undefined && isTax(last.cents, base.cents, rate);
  if (fits) return { rate, base: base.cents, cents: last.cents, words: last.words };
  return label === 'vat' ? { rate, base: undefined, cents: last.cents, words: last.words } : undefined;
}

function isTax(tax: number, base: number, rate: number): boolean {
  return Math.abs(tax * 100 - base * rate) <= 100;
}

type Candidate = { cents: number; weight: number };

/**
 * Net, tax and gross are three numbers with one sum. Every two that were read propose a third; what most of the paper
 * agrees with (labels, the rate, the sum of the lines, a reading that is one digit off) is taken.
 */
export function chooseTotals(read: TotalsRead, itemSums: readonly number[]): Totals {
  const nets = candidates(
    read.readings,
    'net',
    itemSums.map((cents) => ({ cents, weight: 0.5 })),
  );
  const vats = candidates(read.readings, 'vat', [
    ...sumOfVatLines(read.vatLines),
    ...(read.isWithoutVat ? [{ cents: 0, weight: 0.4 }] : []),
  ]);
  const grosses = candidates(read.readings, 'gross', []);
  const proposals: [number, number, number][] = [
    ...nets.flatMap((n) => vats.map((v): [number, number, number] => [n.cents, v.cents, n.cents + v.cents])),
    ...nets.flatMap((n) =>
      grosses.map((g): [number, number, number] => [n.cents, g.cents - n.cents, g.cents]),
    ),
    ...vats.flatMap((v) =>
      grosses.map((g): [number, number, number] => [g.cents - v.cents, v.cents, g.cents]),
    ),
  ];
  const scored = proposals
    .filter(([n, v, g]) => n > 0 && v >= 0 && v <= n * 0.25 && g > 0)
    .map(([n, v, g]) => ({
      net: n,
      vat: v,
      gross: g,
      ...support({ n, v, g }, { nets, vats, grosses }, read, itemSums),
    }))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (best && best.score >= 1.6) return best;
  return alone(read, itemSums);
}

function candidates(readings: readonly Reading[], label: Label, extra: readonly Candidate[]): Candidate[] {
  const weights = new Map<number, number>();
  const add = ({ cents, weight }: Candidate) => weights.set(cents, Math.max(weights.get(cents) ?? 0, weight));
  for (const reading of readings) add({ cents: reading.cents, weight: weightOf(reading.label, label) });
  for (const candidate of extra) add(candidate);
  return [...weights]
    .map(([cents, weight]) => ({ cents, weight }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostCandidates);
}

function weightOf(label: Label | undefined, wanted: Label): number {
  if (label === wanted) return 1;
  if (label === 'total') return wanted === 'gross' ? 0.8 : wanted === 'net' ? 0.3 : 0;
  return label === undefined ? 0.2 : 0;
}

function sumOfVatLines(lines: readonly VatLine[]): Candidate[] {
  const rated = lines.filter(({ rate }) => rate !== undefined);
  const isSplit = new Set(rated.map(({ rate }) => rate)).size > 1;
  return isSplit ? [{ cents: rated.reduce((sum, { cents }) => sum + cents, 0), weight: 0.9 }] : [];
}

type Sets = { nets: Candidate[]; vats: Candidate[]; grosses: Candidate[] };

function support(
  { n, v, g }: { n: number; v: number; g: number },
  { nets, vats, grosses }: Sets,
  { rates, isWithoutVat }: TotalsRead,
  itemSums: readonly number[],
): { score: number; addsUp: boolean } {
  const told = [witness(n, nets), witness(v, vats), witness(g, grosses)];
  const rate = [...rates, ...knownRates].find((one) => isTax(v, n, one));
  const byRate =
    v === 0 ? (isWithoutVat ? 0.6 : 0) : rate === undefined ? 0 : rates.includes(rate) ? 0.8 : 0.4;
  const toTheCent = rate !== undefined && v === shareOf(n, rate) ? 0.1 : 0;
  const byItems = itemSums.includes(n) ? 0.8 : 0;
  const seen = told.filter(({ isSeen }) => isSeen).length;
  const score = told.reduce((sum, { weight }) => sum + weight, 0) + byRate + toTheCent + byItems;
  return { score, addsUp: seen === 3 || (seen === 2 && byRate + byItems >= 0.6) };
}

function witness(cents: number, among: readonly Candidate[]): { weight: number; isSeen: boolean } {
  const exact = among.find((one) => one.cents === cents);
  if (exact) return { weight: exact.weight, isSeen: true };
  const near = among.filter((one) => one.weight >= 0.8 && isOneDigitOff(one.cents, cents));
  return { weight: near.length > 0 ? 0.5 : 0, isSeen: false };
}

/** Nothing adds up: what is labelled, as it stands. */
function alone({ readings, rates, isWithoutVat }: TotalsRead, itemSums: readonly number[]): Totals {
  const last = (...labels: Label[]) =>
    readings.findLast(({ label }) => label !== undefined && labels.includes(label))?.cents;
  const net = last('net') ?? itemSums[0];
  const gross = last('gross', 'total');
  const vat = last('vat');
  const none = { score: 0, addsUp: false };
  if (gross !== undefined || net === undefined)
    return { net: last('net'), vat: vat ?? (isWithoutVat ? 0 : undefined), gross, ...none };
  const [rate] = rates;
  const tax =
    vat ?? (isWithoutVat ? 0 : rates.length === 1 && rate !== undefined ? shareOf(net, rate) : undefined);
  return { net, vat: tax, gross: net + (tax ?? 0), ...none };
}
