import type { Label } from '#/features/reading/scan/rules/labels';
import { isOneDigitOff, shareOfRate } from '#/features/reading/scan/rules/numbers';
import {
  type RatedPart,
  type Three,
  type Totals,
  withReadings,
} from '#/features/reading/scan/rules/prove-totals';
import type { LabelledAmount, TotalsRead, VatLine } from '#/features/reading/scan/rules/read-totals';
import { asAsked, isAskedFor, roundedOff } from '#/features/reading/scan/rules/rounded-sums';
import { isTax } from '#/features/reading/scan/rules/sums-by-column';

const usualRates = [600, 1_200, 2_100];
/** Of each of the three; every two of them are tried. */
const mostCandidates = 40;
const highestTax = 0.3;
const mostRounding = 2;

type Candidate = { cents: number; weight: number };

/**
 * Net, tax and gross are three numbers with one sum. Every two that were read propose a third; what most of the paper
 * agrees with (labels, the rate, the sum of the lines, a reading that is one digit off) is taken.
 */
export function chooseTotals(
  read: TotalsRead,
  itemSums: readonly number[],
  { parts = [], areRowsSure = true }: { parts?: readonly RatedPart[]; areRowsSure?: boolean } = {},
): Totals {
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
  type Triple = [number, number, number];
  const proposals: Triple[] = [
    ...nets.flatMap((n) => vats.map((v): Triple => [n.cents, v.cents, n.cents + v.cents])),
    ...nets.flatMap((n) => grosses.map((g): Triple => [n.cents, g.cents - n.cents, g.cents])),
    ...vats.flatMap((v) => grosses.map((g): Triple => [g.cents - v.cents, v.cents, g.cents])),
  ];
  const scored = proposals
    .filter(([n, , g]) => !isOursAlone(n, g, read.readings))
    .filter(([n]) => !read.isTaxInside || !read.readings.some((one) => one.cents === n && isTotal(one)))
    .filter(([n, v]) => v === 0 || !isAskedFor(n, read.readings))
    // No tax is said so: a total that is the sum of the lines does not tell whether there is any.
    .filter(([n, v, g]) => n > 0 && (v > 0 || (v === 0 && saysNoTax(read))) && v <= n * highestTax && g > 0)
    .map(([n, v, g]) => ({
      net: n,
      vat: v,
      gross: g,
      ...support({ n, v, g }, { nets, vats, grosses }, read, itemSums),
    }))
    // What the lines make and a total that is not theirs don't tell a tax: one of the two was misread.
    .filter(({ net, isTaxTold }) => isTaxTold || read.readings.some(({ cents }) => cents === net))
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (best && best.score >= 1.6) return withReadings(asAsked(asPrinted(best, read), read), read, parts);
  const single = withoutImpossible(alone(read, areRowsSure ? itemSums : []));
  const isSumOfLines = parts.length > 1 && single.gross !== undefined && single.gross === itemSums[0];
  const isSettled = holdsTax(single, read) || (isSumOfLines && isPrintedTotal(single.gross, read));
  return withReadings(asAsked({ ...single, score: 0, isSettled }, read), read, parts);
}

function isPrintedTotal(cents: number | undefined, { readings }: TotalsRead): boolean {
  return readings.some((one) => one.cents === cents && one.isLate && !one.isDoubtful && isTotal(one));
}

function isTotal({ label }: LabelledAmount): boolean {
  return label === 'total' || label === 'due' || label === 'gross';
}

/** The sum of the lines, where the paper prints another total: a line may have been taken for one that is none. */
function isOursAlone(net: number, gross: number, readings: readonly LabelledAmount[]): boolean {
  if (readings.some(({ cents }) => cents === net || cents === gross)) return false;
  // What a picture has wrong by a digit is ours rather than what was read.
  const isMisread = ({ cents }: LabelledAmount) => isOneDigitOff(cents, net) || isOneDigitOff(cents, gross);
  return readings.some((one) => isTotal(one) && one.isLate && (one.isCertain || !isMisread(one)));
}

function saysNoTax({ isWithoutVat, rates, readings }: TotalsRead): boolean {
  return (
    isWithoutVat || rates.includes(0) || readings.some(({ label, cents }) => label === 'vat' && cents === 0)
  );
}

function candidates(
  readings: readonly LabelledAmount[],
  label: Label,
  extra: readonly Candidate[],
): Candidate[] {
  const weights = new Map<number, number>();
  const add = ({ cents, weight }: Candidate) => weights.set(cents, Math.max(weights.get(cents) ?? 0, weight));
  for (const { cents, label: seen, isLate } of readings)
    add({ cents, weight: weightOf(seen, label) * (isLate ? 1 : 0.5) });
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
  if (label === 'due') return wanted === 'gross' ? 0.7 : 0;
  if (label === 'subtotal') return wanted === 'net' ? 0.25 : 0;
  return label === undefined ? 0.2 : 0;
}

function sumOfVatLines(lines: readonly VatLine[]): Candidate[] {
  const rated = lines.filter(({ rate }) => rate !== undefined);
  return rated.length > 1 ? [{ cents: sum(rated.map(({ cents }) => cents)), weight: 0.9 }] : [];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type Sets = { nets: Candidate[]; vats: Candidate[]; grosses: Candidate[] };

function support(
  { n, v, g }: { n: number; v: number; g: number },
  { nets, vats, grosses }: Sets,
  { rates, isWithoutVat, isInclusive, vatLines }: TotalsRead,
  itemSums: readonly number[],
): { score: number; isSettled: boolean; isTaxTold: boolean } {
  const told = [witness(n, nets), witness(v, vats), witness(g, grosses)];
  const rate = [...rates, ...usualRates].find((one) => one > 0 && isTax(v, n, one));
  const byLines = vatLines.length > 0 && sum(vatLines.map(({ cents }) => cents)) === v ? 0.4 : 0;
  const byRate =
    v === 0
      ? isWithoutVat || rates.includes(0)
        ? 0.6
        : 0
      : rate === undefined
        ? byLines
        : rates.includes(rate)
          ? 0.8
          : 0.4;
  const toTheCent = rate !== undefined && v === shareOfRate(n, rate) ? 0.1 : 0;
  const byItems = itemSums.includes(n) ? 0.8 : isInclusive && itemSums.includes(g) ? 0.7 : 0;
  const seen = told.filter(({ isSeen }) => isSeen).length;
  const score = sum(told.map(({ weight }) => weight)) + byRate + toTheCent + byItems;
  return {
    score,
    isSettled: seen === 3 || (seen === 2 && byRate >= 0.6 && byItems > 0),
    isTaxTold: told[1]?.isSeen === true || byRate > 0,
  };
}

function witness(cents: number, among: readonly Candidate[]): { weight: number; isSeen: boolean } {
  const exact = among.find((one) => one.cents === cents);
  if (exact) return { weight: exact.weight, isSeen: true };
  const near = among.filter((one) => one.weight >= 0.8 && isOneDigitOff(one.cents, cents));
  return { weight: near.length > 0 ? 0.5 : 0, isSeen: false };
}

/** 'GST 6% included in total 2,43': just that share of the total, so neither was misread. */
function holdsTax({ vat, gross }: Three, { isTaxInside, rates }: TotalsRead): boolean {
  if (!isTaxInside || !vat || !gross) return false;
  return rates.some((rate) => rate > 0 && shareOfRate(gross - vat, rate) === vat);
}

/** What a text calls by its name, and once only, is what the paper says, whether or not it adds up. */
function namedOnce(label: Label, readings: readonly LabelledAmount[]): number | undefined {
  const named = readings.filter((one) => one.label === label && one.isLate);
  const values = new Set(named.map(({ cents }) => cents));
  return values.size === 1 && named.every(({ isCertain }) => isCertain) ? named[0]?.cents : undefined;
}

/** Behind net and VAT a bare 'Totaal' can only be both together. */
function totalBehind(readings: readonly LabelledAmount[], net: number): number | undefined {
  if (readings.some(({ label }) => label === 'gross')) return undefined;
  const vat = readings.findLast(({ label, isLate }) => label === 'vat' && isLate);
  if (!vat) return undefined;
  const behind = readings.filter((one) => one.index > vat.index);
  const total = namedOnce('total', behind);
  return total !== undefined && total >= net ? total : undefined;
}

function nearNet(net: number, readings: readonly LabelledAmount[]): number | undefined {
  return readings.find(
    ({ cents, isCertain, isLate, label }) =>
      isCertain && isLate && label !== undefined && Math.abs(cents - net) <= mostRounding,
  )?.cents;
}

/** Rounding or a mistake may part them: then what is printed counts, and nothing adds up. */
function asPrinted<Kind extends { net: number; vat: number; gross: number; isSettled: boolean }>(
  found: Kind,
  read: TotalsRead,
): Kind {
  const { readings } = read;
  const named = {
    net: namedOnce('net', readings) ?? found.net,
    vat: namedOnce('vat', readings) ?? found.vat,
    gross: namedOnce('gross', readings) ?? totalBehind(readings, found.net) ?? found.gross,
  };
  // A total that is called net somewhere else is no net.
  const isPossible = named.vat < named.net && (named.vat === 0 || named.net !== named.gross);
  const best = isPossible ? { ...found, ...named } : found;
  const net = readings.some(({ cents }) => cents === best.net) ? undefined : nearNet(best.net, readings);
  if (net !== undefined) return { ...best, net };
  const grosses = readings.filter(({ label }) => label === 'gross' || label === 'total' || label === 'due');
  if (grosses.some(({ cents }) => cents === best.gross)) return best;
  const near = grosses.findLast(
    ({ cents, isCertain }) => isCertain && Math.abs(cents - best.gross) <= mostRounding,
  );
  return near ? { ...best, gross: near.cents } : (roundedOff(best, read) ?? best);
}

/** Nothing adds up: what is labelled, as it stands. */
function alone({ readings, rates, isWithoutVat }: TotalsRead, itemSums: readonly number[]): Three {
  const last = (...labels: Label[]) =>
    readings.findLast(({ label, isLate }) => isLate && label !== undefined && labels.includes(label))?.cents;
  const net = last('net') ?? itemSums[0];
  const least = Math.max(0, last('net') ?? 0, last('total') ?? 0);
  const gross =
    [last('gross', 'total', 'due'), last('gross'), last('total')].find(
      (cents) => cents !== undefined && cents >= least,
    ) ?? onlyOne(readings);
  const vat = last('vat');
  if (gross !== undefined || net === undefined)
    return { net: last('net'), vat: vat ?? (isWithoutVat ? 0 : undefined), gross };
  const printed = rates.filter((rate) => rate > 0);
  const [rate] = printed;
  const tax =
    vat ??
    (isWithoutVat ? 0 : printed.length === 1 && rate !== undefined ? shareOfRate(net, rate) : undefined);
  // 'Excl. btw', and no word of how much that is: what there is to pay can't be known.
  return {
    net,
    vat: tax,
    gross: tax === undefined && last('net') !== undefined ? undefined : net + (tax ?? 0),
  };
}

/** What can't be net or VAT of this total was something else. */
function withoutImpossible({ net, vat, gross }: Three): Three {
  const isNet = net !== undefined && net > 0 && (gross === undefined || net <= gross);
  const isVat = vat !== undefined && (gross === undefined || vat <= gross * highestTax);
  return { net: isNet ? net : undefined, vat: isVat ? vat : undefined, gross };
}

/** Called 'total to pay' in the head of the paper, and nowhere else. */
function onlyOne(readings: readonly LabelledAmount[]): number | undefined {
  const early = new Set(
    readings.filter(({ label }) => label === 'gross' || label === 'due').map(({ cents }) => cents),
  );
  return early.size === 1 ? [...early][0] : undefined;
}
