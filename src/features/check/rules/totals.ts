import type { Cents } from '#/core/money';
import { joinThousands, moneyOf, readTail } from '#/features/check/rules/tail';

export type Stated = { amount: Cents; passage: string };
export type StatedVat = Stated & { rate: number | null; base: Cents | null };

/** What a quote says it costs. */
export type Totals = {
  excl: Stated | null;
  incl: Stated | null;
  vat: readonly StatedVat[];
  /** A total without a word about VAT. */
  bare: Stated | null;
};

type Kind = 'excl' | 'incl' | 'vat' | 'subtotal' | 'bare';

const vatWord = /\b(?:btw|b\.t\.w|tva)\b/i;
const isExcl =
  /\b(?:totaal|totalen|subtotaal|totaalbedrag|totaalprijs|total|bedrag|som|prijs)\b.{0,30}\b(?:excl|exclusief|zonder|hors|htva|ht)\b|^(?:totaal )?netto\b|^(?:maatstaf|belastbaar)|^(?:excl|exclusief)\b.{0,8}\b(?:btw|tva)|^(?:sous-)?total ht\b/i;
const isIncl =
  /\b(?:totaal|totaalbedrag|totaalprijs|total|bedrag|prijs|betalen)\b.{0,30}\b(?:incl|inclusief|met|ttc|tvac)\b|\bte betalen\b|\balgemeen totaal\b|\beindtotaal\b|^(?:incl|inclusief)\b.{0,8}\b(?:btw|tva)|\bnet à payer\b/i;
const isSubtotal = /^(?:sub|tussen|sous)-? ?tota/i;
const isBare = /^(?:totaal|totaalbedrag|totaalprijs|total)\b/i;
const startsWithRate = /^\(?(?:6|12|21)(?:[.,]0+)? ?%/;

function kindOf(segment: string, money: readonly Cents[]): Kind | undefined {
  if (isExcl.test(segment)) return 'excl';
  if (isIncl.test(segment)) return 'incl';
  if (
    vatWord.test(segment) &&
    /^(?:totaal |bedrag |\(?\d|\+|waarvan )?.{0,14}\b(?:btw|b\.t\.w|tva)\b/i.test(segment)
  )
    return 'vat';
  if (startsWithRate.test(segment) && money.length > 1) return 'vat';
  if (isSubtotal.test(segment)) return 'subtotal';
  return isBare.test(segment) ? 'bare' : undefined;
}

/** A running text may hold all of its totals in one line. */
function segmentsOf(line: string): string[] {
  const parts = line.split(
    /(?=\b(?:totaal|subtotaal|algemeen totaal|te betalen|btw \(?\d|(?:6|21) ?% btw|tva \(?\d)\b)/i,
  );
  const segments: string[] = [];
  let open = '';
  for (const part of parts) {
    open += part;
    if (!/\d[.,]\d{2}|,-|€/.test(open)) continue;
    segments.push(open.trim());
    open = '';
  }
  if (open.trim() && segments.length > 0) segments[segments.length - 1] += ` ${open.trim()}`;
  return segments.length > 1 ? segments : [line];
}

function moneyAtEnd(segment: string): Cents[] {
  const words = joinThousands(segment.replace(/(?<![.;,])[.;,]+$/, '').split(' '));
  const money = moneyOf(readTail(words).pieces);
  if (money.length > 0) return money;
  // 'Totaal incl. btw € 1.060,00 te betalen bij oplevering': the amount stands before more words.
  const at = words.findLastIndex((word) => /^€?\d[\d.]*,(?:\d{2}|-)€?[.;]?$/.test(word));
  return at < 0
    ? []
    : moneyOf(readTail(words.slice(0, at + 1).map((word) => word.replace(/[.;]$/, ''))).pieces);
}

function rateIn(segment: string): number | null {
  const match = /(?<![\d.,])(\d{1,2})(?:[.,]0+)? ?%/.exec(segment);
  return match ? Number(match[1]) : null;
}

export type TotalLine = { kind: Kind; money: Cents[]; rate: number | null; passage: string };

/** The totals on a line; none where it is anything else. */
export function readTotalLine(line: string): TotalLine[] {
  return segmentsOf(line).flatMap((segment) => {
    const isLabelled =
      isExcl.test(segment) || isIncl.test(segment) || isBare.test(segment) || isSubtotal.test(segment);
    if (!isLabelled && !vatWord.test(segment) && !startsWithRate.test(segment)) return [];
    const money = moneyAtEnd(segment);
    const kind = money.length === 0 ? undefined : kindOf(segment, money);
    return kind ? [{ kind, money, rate: rateIn(segment), passage: segment.slice(0, 240) }] : [];
  });
}

const amountOf = ({ money }: TotalLine): Cents => money.at(-1) ?? (0 as Cents);
const stated = (line: TotalLine | undefined): Stated | null =>
  line ? { amount: amountOf(line), passage: line.passage } : null;

function asVat(line: TotalLine): StatedVat {
  const base = line.money.length > 1 ? (line.money.at(-2) ?? null) : null;
  return { amount: amountOf(line), passage: line.passage, rate: line.rate, base };
}

/** Beside the VAT of each rate there is often their sum, which is no third rate. */
function withoutSum(vat: readonly StatedVat[]): StatedVat[] {
  const rated = vat.filter(({ rate }) => rate !== null);
  return rated.length > 0 ? rated : vat.slice(0, 1);
}

/** The lines in the order in which they stand. */
export function chooseTotals(lines: readonly TotalLine[]): Totals {
  const vat = withoutSum(lines.filter(({ kind }) => kind === 'vat').map(asVat));
  const bare = lines.findLast(({ kind }) => kind === 'bare');
  const subtotal = vat.length > 0 ? lines.findLast(({ kind }) => kind === 'subtotal') : undefined;
  const excl = lines.findLast(({ kind }) => kind === 'excl') ?? subtotal;
  const incl = lines.findLast(({ kind }) => kind === 'incl');
  // 'Netto, BTW 6%, TOTAAL': what comes last, after net and VAT, can only be with VAT.
  const last =
    !incl && excl && vat.length > 0 && bare && lines.indexOf(bare) > lines.indexOf(excl) ? bare : incl;
  return { excl: stated(excl), incl: stated(last), vat, bare: last === bare ? null : stated(bare) };
}
