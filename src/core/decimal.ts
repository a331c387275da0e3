/**
 * Exact decimals as whole numbers: cents for money, thousandths for quantities.
 * The conversion works on digits, never on floats, so that 0.1 + 0.2 can't happen.
 */
export function wholeFromDecimal(text: string, decimals: number): number | undefined {
  const stored = wholeFromStored(text, decimals);
  if (stored !== undefined) return stored;
  const value = exactFromDecimal(text, decimals);
  const whole = value === undefined ? Number.NaN : Number(value);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/** The same at any size. */
export function exactFromDecimal(text: string, decimals: number): bigint | undefined {
  const stored = wholeFromStored(text, decimals);
  if (stored !== undefined) return BigInt(stored);
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const significant = fraction.replace(/(?<!0)0+$/, '');
  if (significant.length > decimals) return undefined;
  const value = BigInt(whole + significant.padEnd(decimals, '0'));
  return sign ? -value : value;
}

/** A number of so many digits is counted exactly, whatever they are. */
const mostDigits = 15;

/** As the database writes them, digit by digit: with every decimal that there can be. Anything else is undefined here. */
function wholeFromStored(text: string, decimals: number): number | undefined {
  const point = text.length - decimals - 1;
  const start = text.startsWith('-') ? 1 : 0;
  if (decimals === 0 || point <= start || text.length > mostDigits || text[point] !== '.') return undefined;
  let value = 0;
  for (let at = start; at < text.length; at += 1) {
    if (at === point) continue;
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  // Not its negative, which of '-0.00' would be a zero of another kind.
  return start === 1 ? 0 - value : value;
}

export function decimalFromWhole(value: number | bigint, decimals: number): string {
  const digits = (value < 0 ? -value : value).toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${value < 0 ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** Half up (away from zero for negatives), on exact integers. */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number(divideExactly(numerator, denominator));
}

/** The same at any size. */
export function divideExactly(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -rounded : rounded;
}

/**
 * What a person types, Dutch ('1.234,56', '€ 12,50') or plain ('1234.56'), as a plain decimal text.
 * A dot followed by exactly three digits is read the Dutch way, as thousands, unless it follows a lone zero.
 */
export function plainDecimal(typed: string): string | undefined {
  const text = typed.replace(/[€\s\u00a0\u202f']/g, '').replace(/^(-?)\+/, '$1');
  const match = /^(-?)([.,]*\d[\d.,]*)$/.exec(text);
  if (!match) return undefined;
  const [, sign = '', body = ''] = match;
  const digits = withPlainPoint(body);
  return digits === undefined ? undefined : sign + digits;
}

function withPlainPoint(body: string): string | undefined {
  const separators = body.replace(/\d/g, '');
  if (separators === '') return body;
  const last = separators.at(-1);
  const dutchThousands = /^[1-9]\d{0,2}(\.\d{3})+$/.test(body);
  if (dutchThousands) return body.replaceAll('.', '');
  if (separators.length > 1 && new Set(separators).size === 1) {
    return /^[1-9]\d{0,2}(,\d{3})+$/.test(body) ? body.replaceAll(',', '') : undefined;
  }
  const at = body.lastIndexOf(last ?? '');
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (separators.length === 1) return `${whole || '0'}.${fraction || '0'}`;
  const group = last === ',' ? '.' : ',';
  const grouped = new RegExp(`^[1-9]\\d{0,2}(\\${group}\\d{3})+$`);
  return grouped.test(whole) ? `${whole.replaceAll(group, '')}.${fraction || '0'}` : undefined;
}
