/**
 * Exact decimals as whole numbers: cents for money, thousandths for quantities.
 * The conversion works on digits, never on floats, so that 0.1 + 0.2 can't happen.
 */
export function wholeFromDecimal(text: string, decimals: number): number | undefined {
  const value = exactFromDecimal(text, decimals);
  const whole = value === undefined ? Number.NaN : Number(value);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/** The same at any size. */
export function exactFromDecimal(text: string, decimals: number): bigint | undefined {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  const significant = fraction.length > decimals ? fraction.replace(/(?<!0)0+$/, '') : fraction;
  if (significant.length > decimals) return undefined;
  return BigInt(whole + significant.padEnd(decimals, '0'));
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
