import { around, type PageWord } from '#/core/page-text';
import { carriedSums } from '#/features/reading/scan/rules/carried-sums';
import { isWithVat } from '#/features/reading/scan/rules/item-row';
import type { Label } from '#/features/reading/scan/rules/labels';
import { paidAtTill } from '#/features/reading/scan/rules/paid-at-till';
import { cellsOf, type Place, type TextLine } from '#/features/reading/scan/rules/places';
import { runningLines } from '#/features/reading/scan/rules/running-lines';
import { partsOf, type Sum } from '#/features/reading/scan/rules/sum-parts';
import {
  isTax,
  nameByColumns,
  rateIn,
  rateOf,
  sumsAcross,
  taxesByRate,
  taxOf,
} from '#/features/reading/scan/rules/sums-by-column';
import { tokensOf } from '#/features/reading/scan/rules/tokens';
import { sumWords } from '#/features/reading/scan/rules/vocabulary';
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
  isDoubtful: boolean;
};
/** The rate in hundredths of a per cent. */
export type VatLine = { rate: number | undefined; base: number | undefined; cents: number; place: Place };

export type TotalsRead = {
  readings: LabelledAmount[];
  /** Where a sum is named and can't be read. */
  unread: { label: Label; place: Place }[];
  vatLines: VatLine[];
  /** In hundredths of a per cent, as they are printed beside a sum. */
  rates: number[];
  isWithoutVat: boolean;
  /** The paper says that its prices are with VAT. */
  isInclusive: boolean;
  /** 'Waarvan btw 15,21': the tax is in the total, and not on top of it. */
  isTaxInside: boolean;
  /** What was given at a till less what came back, where both are told. */
  paid: number | undefined;
};

export function readTotals(lines: readonly TextLine[], itemLines: readonly number[]): TotalsRead {
  const items = new Set(itemLines);
  const running = runningLines(lines);
  const carried = carriedSums(lines);
  const firstLine = (itemLines.at(-1) ?? -1) + 1;
  const cells = lines.map((line, index) => cellsOf(line, index));
  const readings: LabelledAmount[] = [];
  const vatLines: VatLine[] = [];
  const unread: TotalsRead['unread'] = [];
  const rates = new Set<number>();
  lines.forEach((line, index) => {
    if (items.has(index) || running.has(line) || carried.has(line)) return;
    const isLate = index >= firstLine;
    const place = (words: readonly PageWord[]): Place => ({ page: line.page, box: around(words) });
    const isCertain = line.words.every(({ confidence }) => confidence === 1);
    const tokens = tokensOf(line);
    const rate = rateOf(line.text);
    const parts = partsOf(tokens);
    const isTable = parts.length === 1 && parts[0]?.label === undefined;
    const isOfPayment = hasAny(line.text, sumWords.advance) && !hasAny(line.text, sumWords.vat);
    if (rate !== undefined && !isOfPayment && (isLate || parts.some(({ label }) => label === 'vat')))
      rates.add(rate);
    if (isTable) {
      const named = nameByColumns(tokens, line, index, cells);
      const rateHere = rate ?? (isLate ? rateIn(named) : undefined);
      if (rateHere !== undefined) rates.add(rateHere);
      const tax = isLate ? taxOf(named, rateHere) : undefined;
      if (tax) vatLines.push({ ...tax, place: place(tax.words) });
      // Neither the base nor the tax of one rate of several is the whole.
      const isOfRate = tax !== undefined && rateHere !== undefined;
      const taxes = isLate ? taxesByRate(named) : [];
      for (const { rate: own, cents, words } of taxes)
        vatLines.push({ rate: own, base: undefined, cents, place: place(words) });
      for (const { cents, words, label, isDoubtful = false } of named.filter((one) => !taxes.includes(one)))
        if (label !== undefined && (!isOfRate || label === 'due'))
          readings.push({ cents, label, place: place(words), index, isLate, isCertain, isDoubtful });
      if (tax && rateHere !== undefined) return;
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
          isDoubtful: last.isDoubtful ?? false,
        });
      return;
    }
    const across = isLate && parts.length === 1 ? sumsAcross(parts[0], tokens, line, index, cells) : [];
    if (across.length > 0) {
      for (const { cents, words, label, isDoubtful = false } of across)
        readings.push({ cents, label, place: place(words), index, isLate, isCertain, isDoubtful });
      return;
    }
    for (const part of parts) {
      const last = part.label === 'net' ? withoutVat(part.amounts) : part.amounts.at(-1);
      const rated = part.label === undefined && isLate ? taxIn(part.amounts, rateOf(part.text)) : undefined;
      if (rated) vatLines.push({ ...rated, place: place(rated.words) });
      if (part.unread && part.label && isLate) unread.push({ label: part.label, place: place(part.unread) });
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
        isDoubtful: last.isDoubtful ?? false,
      });
    }
  });
  const text = lines.map((line) => line.text).join(' ');
  const isTaxInside = lines.some((line) => taxInside.test(line.text));
  return {
    readings,
    unread,
    vatLines: withoutSum(vatLines),
    rates: [...rates],
    isWithoutVat: isWithoutVat(text, readings),
    isTaxInside,
    paid: paidAtTill(lines),
    isInclusive:
      isTaxInside ||
      hasAny(text, [
        'prijzen zijn inclusief',
        'prix ttc',
        'prices include',
        'prijzen inclusief',
        'preise inkl',
      ]) ||
      /prijs incl|total ttc|p\.?u\.? ?ttc/i.test(text),
  };
}

const taxInside =
  /\b(?:waarvan|dont|davon|darin|enthalten\p{L}{0,2}|of which|includes|inbegrepen)\b.{0,16}\b(?:btw|tva|mwst|ust|vat|gst)\b|\b(?:btw|tva|mwst|vat|gst)\b.{0,8}\b(?:inbegrepen|comprise|included)\b.{0,16}\d[.,]\d{2}/iu;

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
      'keine umsatzsteuer',
      'umsatzsteuerfrei',
      'btw n v t',
      'btw nvt',
      'geen btw',
      'btw niet van toepassing',
      'niet btw plichtig',
      'exonere de tva',
      'exoneration de tva',
      'vat exempt',
    ]) || /(?<![\d.,])0\s?%\s?(btw|tva)|(btw|tva)\s?0\s?%/i.test(text)
  );
}

/** Beside the tax of each rate there is often their sum, which is no rate. */
function withoutSum(lines: readonly VatLine[]): VatLine[] {
  const rated = lines.filter(({ rate }) => rate !== undefined);
  // A table of all rates has noughts for those that aren't used.
  const used = rated.filter(({ cents, base }) => cents !== 0 || (base ?? 0) !== 0);
  if (used.length > 0) return used;
  return rated.length > 0 ? rated : lines.slice(0, 1);
}

/** 'Totaal excl. 7 260 8 712': the same with VAT may stand behind it. */
function withoutVat(amounts: readonly Sum[]): Sum | undefined {
  const last = amounts.at(-1);
  return (
    amounts.find((one) => last !== undefined && one !== last && isWithVat(last.cents, one.cents)) ?? last
  );
}

/** A row of the table of rates, left of the sums of the paper. */
function taxIn(amounts: readonly Sum[], rate: number | undefined) {
  const [base, tax] = amounts.slice(-2);
  if (rate === undefined || !base || !tax || !isTax(tax.cents, base.cents, rate)) return undefined;
  return { rate, base: base.cents, cents: tax.cents, words: tax.words };
}

function withBase(amounts: readonly Sum[], rate: number | undefined) {
  const [last, base] = [amounts.at(-1), amounts.at(-2)];
  if (!last) return undefined;
  const fits = rate !== undefined && base !== undefined && isTax(last.cents, base.cents, rate);
  return { rate, base: fits ? base.cents : undefined, cents: last.cents, words: last.words };
}
