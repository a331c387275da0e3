import { isDay } from '#/core/day';
import { cents, centsFromDecimal, decimalFromCents } from '#/core/money';
import type { SecondReading } from '#/features/papers/shared/reading/contract';
import { readMoney, shareOfRate } from '#/features/reading/scan/rules/numbers';
import { listDates } from '#/features/reading/scan/rules/paper-dates';

/** Between the columns of a line, in the text that is sent. */
export const separator = ' | ';

export const secondFields = ['number', 'date', 'dueDate', 'netAmount', 'vatAmount', 'totalAmount'] as const;
export type SecondField = (typeof secondFields)[number];

/** Amounts as decimals; a field that such a paper doesn’t have is left out. */
export type OwnReading = Partial<Record<SecondField, string | null>> & { addsUp: boolean };

export type Difference = {
  field: SecondField;
  ours: string | null;
  theirs: string;
  /** Whether what the second reader says stands in the text that it was given. */
  isInText: boolean;
};

export type Comparison = {
  differences: Difference[];
  /** How many of the fields both found, and alike. */
  alike: number;
  /** Whose sums are likely right; null where the arithmetic does not decide, or the sums are the same. */
  likely: 'ours' | 'theirs' | null;
};

const sums = ['netAmount', 'vatAmount', 'totalAmount'] as const;
const isSum = (field: SecondField) => sums.some((sum) => sum === field);

/**
 * What differs between our reading of a paper and that of a language model. What it says of the sums is likely only
 * where all three stand in the text, add up and fit a rate, as its lines do, and ours don't: what a paper tells it to
 * say does not pass.
 */
export function compareReadings(ours: OwnReading, theirs: SecondReading, given: string): Comparison {
  const onPaper = listAmounts(given);
  let alike = 0;
  const differences = secondFields.flatMap((field): Difference[] => {
    const said = toText(theirs[field], field);
    const own = ours[field];
    if (said === null || own === undefined) return [];
    if (isSame(said, own)) {
      alike += 1;
      return [];
    }
    const isInText = isSum(field)
      ? onPaper.has(Math.abs(centsFromDecimal(said)))
      : standsIn(said, given, field !== 'number');
    return [{ field, ours: own, theirs: said, isInText }];
  });
  if (!differences.some(({ field }) => isSum(field))) return { differences, alike, likely: null };
  const isTheirs = holds(theirs, given, onPaper);
  const isOurs = ours.addsUp;
  return { differences, alike, likely: isOurs === isTheirs ? null : isOurs ? 'ours' : 'theirs' };
}

function toText(value: string | number | null, field: SecondField): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return decimalFromCents(toCents(value));
  return field === 'number' || isDay(value) ? value : null;
}

function isSame(one: string, other: string | null): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\d.-]/gu, '');
  return other !== null && plain(one) === plain(other);
}

function standsIn(said: string, given: string, isDate: boolean): boolean {
  if (isDate) return listDates(given).some(({ day }) => day === said);
  const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return plain(given).includes(plain(said));
}

const toCents = (euros: number) => cents(Math.round(euros * 100));

/** In cents, without their signs. */
function listAmounts(given: string): Set<number> {
  const parts = given.split('\n').flatMap((line) => line.split(separator));
  const found = parts.flatMap((part) => readMoney(/^\d{1,7}$/.test(part) ? `${part},00` : part) ?? []);
  return new Set(found.map(Math.abs));
}

function holds(said: SecondReading, given: string, onPaper: ReadonlySet<number>): boolean {
  const { netAmount, vatAmount, totalAmount, lineAmounts } = said;
  if (netAmount === null || vatAmount === null || totalAmount === null) return false;
  const [net, vat, total] = [toCents(netAmount), toCents(vatAmount), toCents(totalAmount)];
  const lines = lineAmounts.reduce((sum, value) => sum + toCents(value), 0);
  const rates = [...given.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g)].map(([, rate = '']) =>
    Math.round(Number(rate.replace(',', '.')) * 100),
  );
  return (
    [net, vat, total].every((amount) => amount === 0 || onPaper.has(Math.abs(amount))) &&
    net + vat === total &&
    lineAmounts.length > 0 &&
    lines === net &&
    (vat === 0 || rates.some((rate) => shareOfRate(Math.abs(net), rate) === Math.abs(vat)))
  );
}
