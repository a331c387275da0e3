import { type Cents, percentOf, priceTimes, subtractCents } from '#/core/money';
import type { Thousandths } from '#/core/quantity';
import {
  joinThousands,
  type NumberPiece,
  readHead,
  readTail,
  type Tail,
  type Unit,
} from '#/features/check/rules/tail';

/** A line of work with its amount. */
export type Post = {
  description: string;
  quantity: Thousandths | null;
  unit: Unit | null;
  price: Cents | null;
  total: Cents;
  /** The VAT rate, where the line has a column for it. */
  rate: number | null;
  /** Quantity times price is the total; null where there is nothing to multiply. */
  adds: boolean | null;
  /** Offered besides: not in the total. */
  optional: boolean;
  passage: string;
};

const tolerance = 5;

export function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= tolerance;
}

const noPost =
  /^(?:(?:sub|tussen)?-? ?totaal(?:bedrag|prijs)?\b|total\b|netto\b|btw\b|tva\b|te betalen|voorschot|saldo|schijf|betaling|aanbetaling|acompte|iban|rekening|overdracht|datum|geldig|tel\b|\d{1,2} ?% )/i;
const optional = /\b(?:optie|optioneel|option|facultatief|meerprijs)\b/i;

type Reading = { pair: { quantity: Thousandths; price: Cents } | undefined; total: Cents; tail: Tail };

function lastMoney(pieces: Tail['pieces']): NumberPiece | undefined {
  const last = pieces.findLast((piece) => piece.kind === 'number');
  return last?.kind === 'number' && last.isMoney ? last : undefined;
}

function multiplies(
  quantity: Thousandths,
  price: Cents,
  total: Cents,
  discounts: readonly number[],
): boolean {
  const full = priceTimes(price, quantity);
  if (isNear(full, total) || isRounded(quantity, price, full, total)) return true;
  return discounts.some(
    (percent) => Number.isInteger(percent) && isNear(subtractCents(full, percentOf(full, percent)), total),
  );
}

/** A quantity is often rounded on paper only: half of its last digit may be missing, where it has decimals. */
function isRounded(quantity: Thousandths, price: Cents, full: Cents, total: Cents): boolean {
  if (quantity % 1000 === 0) return false;
  const lastDigit = quantity % 100 === 0 ? 100 : quantity % 10 === 0 ? 10 : 1;
  return Math.abs(full - total) <= Math.ceil((price * lastDigit) / 2_000) + 1;
}

/** Of cents and thousandths alike: beyond it a product is no whole number any more. */
const largest = 2_000_000_000;

function isSane(value: number | undefined): value is number {
  return value !== undefined && Math.abs(value) < largest;
}

/** Of the numbers before the total, the two that make it: a price, and a quantity before it. The last such pair counts. */
function findPair(numbers: readonly NumberPiece[], total: Cents, discounts: readonly number[]) {
  for (let right = numbers.length - 1; right > 0; right -= 1) {
    const price = numbers[right]?.cents;
    for (let left = right - 1; left >= Math.max(0, right - 4); left -= 1) {
      const quantity = numbers[left]?.quantity;
      if (isSane(price) && isSane(quantity) && multiplies(quantity, price, total, discounts))
        return { quantity, price };
    }
  }
  return undefined;
}

function readWords(words: readonly string[], head: Thousandths | undefined): Reading | undefined {
  const tail = readTail(words);
  const last = lastMoney(tail.pieces);
  if (!isSane(last?.cents)) return undefined;
  const numbers = tail.pieces.filter((piece) => piece.kind === 'number').slice(-8);
  const before = numbers.slice(0, numbers.lastIndexOf(last));
  const discounts = tail.pieces.flatMap((piece) => (piece.kind === 'percent' ? [piece.percent] : []));
  const headPiece: NumberPiece[] =
    head === undefined ? [] : [{ kind: 'number', cents: undefined, quantity: head, isMoney: false }];
  const pair = findPair([...headPiece, ...before], last.cents, discounts);
  return { pair, total: last.cents, tail };
}

/** Where nothing multiplies: what stands as a quantity with its unit, and as a price, so that the sum can be told wrong. */
function statedPair({ tail }: Reading, head: Thousandths | undefined) {
  const at = tail.pieces.findIndex((piece) => piece.kind === 'unit');
  const beside = at < 0 ? undefined : (tail.pieces[at - 1] ?? tail.pieces[at + 1]);
  const quantity = head ?? (beside?.kind === 'number' ? beside.quantity : undefined);
  const numbers = tail.pieces.filter((piece) => piece.kind === 'number' && piece !== beside);
  const price = numbers.at(-2);
  if (quantity === undefined || price?.kind !== 'number' || !price.isMoney || !isSane(price.cents))
    return undefined;
  return isSane(quantity) ? { quantity, price: price.cents } : undefined;
}

function rateOf(reading: Reading): number | null {
  const percent = reading.tail.pieces.findLast((piece) => piece.kind === 'percent');
  return percent?.kind === 'percent' && [6, 12, 21].includes(percent.percent) ? percent.percent : null;
}

function describeWork(words: readonly string[]): string {
  return words
    .join(' ')
    .replace(/^(?:[\d.]{1,8}[.)]?|[-•*–])\s/, '')
    .replace(/(?<![\s.:€-])[\s.:€-]+$/, '')
    .trim();
}

/** A line of work, or nothing where a line is something else. */
export function readPost(line: string): Post | undefined {
  if (noPost.test(line)) return undefined;
  const words = line.split(' ');
  const head = readHead(words);
  const body = head?.rest ?? words;
  const plain = readWords(body, head?.quantity);
  const joined = readWords(joinThousands(body), head?.quantity);
  const reading = joined?.pair ? joined : plain?.pair ? plain : (joined ?? plain);
  if (!reading) return undefined;
  const description = describeWork(reading.tail.before);
  if (!/\p{L}{3}/u.test(description)) return undefined;
  const pair = reading.pair ?? statedPair(reading, head?.quantity);
  const unit = head?.unit ?? reading.tail.pieces.findLast((piece) => piece.kind === 'unit')?.unit ?? null;
  return {
    description: description.slice(0, 200),
    quantity: pair?.quantity ?? null,
    unit,
    price: pair?.price ?? null,
    total: reading.total,
    rate: rateOf(reading),
    adds: pair ? reading.pair !== undefined : null,
    optional: optional.test(line),
    passage: line.slice(0, 240),
  };
}
