import { divideHalfUp } from '#/core/decimal';

/** Amounts in whole cents and quantities in whole thousandths, as a quote writes them: 1.234,56 or 1 234,56 or 8.450,-. */

const lookalikes: Record<string, string> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
};

/** Letters that the reader took for digits, in a word that is mostly digits. */
export function likeDigits(text: string): string {
  const digits = text.match(/\d/g)?.length ?? 0;
  const letters = text.match(/[A-Za-z|]/g)?.length ?? 0;
  if (digits < 2 || letters > digits / 2) return text;
  return text.replace(/[OolI|SBZ]/g, (sign) => lookalikes[sign] ?? sign);
}

const currency = /€|£|\$|₹|eur(o)?\.?|usd|gbp|chf|rs\.?/gi;

/** '€', 'EUR', other currencies and what the reader makes of them. */
export function isCurrency(text: string): boolean {
  return /^(?:(?:€|£|\$|₹|£€|€€|euros?|usd|us\$|gbp|chf|inr|eur|rs)[.,;]?|e|c|¢)$/i.test(text);
}

/** The cents of an amount with decimals, or with the dash that stands for none. */
export function readMoney(text: string): number | undefined {
  const bare = likeDigits(text.replace(currency, ''))
    .replace(/\s/g, '')
    .replace(/^[:=*_~"'‘’“”]+|(?<![:;*_~"'‘’“”])[:;*_~"'‘’“”]+$/g, '')
    .replace(/[–—]/g, '-');
  // '450,00-' is how some programs write what is taken off.
  const sign = /^[-−]|\d[,.]\d{2}[-−]$/.test(bare) ? -1 : 1;
  const number = bare.replace(/^[-−+]/, '').replace(/(?<=[,.]\d{2})[-−]$/, '');
  const whole = /^(\d{1,3}(?:[.,]?\d{3})*)[,.]-{1,2}$/.exec(number)?.[1];
  if (whole) return sign * Number(whole.replace(/\D/g, '')) * 100;
  // '9,3500' is how a price in four decimals is written.
  const parts = /^(\d{1,3}(?:[.,'’]\d{3})*|\d+)[,.](\d{2})(?:(?<=,\d{2})00)?[.,]?$/.exec(number);
  if (!parts) return undefined;
  const value = Number(`${parts[1]?.replace(/\D/g, '')}${parts[2]}`);
  return value <= 99_999_999_999 ? sign * value : undefined;
}

/** The thousandths of a quantity: 142, 22,5, 1.250, -1. */
export function readQuantity(text: string): number | undefined {
  if (/^[-−]\d/.test(text)) {
    const taken = readQuantity(text.slice(1));
    return taken === undefined ? undefined : -taken;
  }
  const number = likeDigits(text).replace(/[.,]$/, '');
  if (/^\d{1,3}(\.\d{3})+$/.test(number)) return Number(number.replaceAll('.', '')) * 1000;
  const parts = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(number);
  if (!parts) return undefined;
  return Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0'));
}

/** quantity × price, half up; the quantity may be read a `shift` too large. */
export function times(price: number, quantity: number, shift = 1): number {
  return exactly(price, quantity, 1000 * shift);
}

/** A share of an amount, given in whole per cent, half up. */
export function shareOf(amount: number, percent: number): number {
  return exactly(amount, percent, 100);
}

/** The same for a rate in hundredths of a per cent. */
export function shareOfRate(amount: number, rate: number): number {
  return exactly(amount, rate, 10_000);
}

/** Digits that ran together may be read as more than any amount: nothing is made of those. */
function exactly(one: number, other: number, divisor: number): number {
  if (!Number.isSafeInteger(one) || !Number.isSafeInteger(other)) return Number.NaN;
  return divideHalfUp(BigInt(one) * BigInt(other), BigInt(divisor));
}

export function digitsOf(text: string): string {
  return likeDigits(text).replace(/\D/g, '');
}

/** Whether two numbers are the same but for one digit that was misread, lost or added. */
export function isOneDigitOff(one: number, other: number): boolean {
  const a = String(Math.abs(one));
  const b = String(Math.abs(other));
  if (one === other || Math.abs(a.length - b.length) > 1) return false;
  if (a.length === b.length) return [...a].filter((digit, at) => digit !== b[at]).length === 1;
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);
}
