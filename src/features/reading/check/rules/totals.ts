import { type Cents, cents } from '#/core/money';
import type { PageText } from '#/core/page-text';
import { passageOf } from '#/features/reading/check/rules/passages';
import type { Found } from '#/features/reading/scan/rules/places';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';

export type Stated = { amount: Cents; passage: string };
export type StatedVat = Stated & { rate: number | null; base: Cents | null };

/** What a quote says it costs: only what stands on it, never what was calculated. */
export type Totals = {
  excl: Stated | null;
  incl: Stated | null;
  vat: readonly StatedVat[];
  /** A total without a word about VAT. */
  bare: Stated | null;
};

const withVat =
  /\b(?:incl|inclusief|btw|tva|ttc|tvac|vat|mwst|brutto|inkl|te betalen|algemeen totaal|eindtotaal|net à payer)(?!\p{L})/iu;

export function totalsOf(paper: UnderstoodPaper, pages: readonly PageText[]): Totals {
  const stated = (
    field: 'netAmount' | 'vatAmount' | 'totalAmount',
    found: Found<number> | undefined = paper[field],
  ): Stated | null =>
    found === undefined || paper.calculated.includes(field)
      ? null
      : { amount: cents(found.value), passage: passageOf(pages, found.place) };
  const total = stated('totalAmount');
  const vat = paper.vatLines.map(
    ({ rate, base, cents: amount, place }): StatedVat => ({
      amount: cents(amount),
      passage: passageOf(pages, place),
      rate: rate === undefined ? null : rate / 100,
      base: base === undefined ? null : cents(base),
    }),
  );
  const lone = vat.length === 0 ? stated('vatAmount') : null;
  const taxes = lone ? [{ ...lone, rate: null, base: null }] : vat;
  // 'Netto, BTW 6%, TOTAAL': what comes after net and VAT can only be with VAT.
  const isWhole = total !== null && isBaseAndTax(total.amount, vat);
  const excl = stated('netAmount') ?? (isWhole ? baseOf(vat) : null);
  const isBare =
    total !== null &&
    !isWhole &&
    !paper.isInclusive &&
    !withVat.test(total.passage) &&
    (excl === null || taxes.length === 0);
  return { excl, incl: isBare ? null : total, vat: taxes, bare: isBare ? total : null };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** '21% over 41,31 is 8,68', and a total of 49,99: that is with VAT, whatever it is called. */
function isBaseAndTax(total: number, vat: readonly StatedVat[]): boolean {
  const hasBases = vat.length > 0 && vat.every(({ base }) => base !== null);
  return hasBases && sumOf(vat.map(({ base, amount }) => (base ?? 0) + amount)) === total;
}

/** Of one rate the base is the total without VAT; the sum of several stands nowhere. */
function baseOf([only, ...rest]: readonly StatedVat[]): Stated | null {
  return only?.base != null && rest.length === 0 ? { amount: only.base, passage: only.passage } : null;
}

/** '5,5%': in France and Switzerland rates have decimals. */
export function formatRate(rate: number): string {
  return `${String(rate).replace('.', ',')}%`;
}
