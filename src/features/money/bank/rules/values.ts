import { type Day, isDay } from '#/core/day';
import { plainIban, readIban } from '#/core/iban';
import { maxCents } from '#/core/money';
import {
  formatStructured,
  hasRightCheckDigits,
} from '#/features/papers/shared/rules/structured-communication';

const mostText = 500;

/** Blanks of which more than one stands together, or that are no space. */
const unevenBlanks = /\s\s|[^\S ]/;

/** A field without the blanks that pad it; nothing where it is empty. */
export function textOf(value: string | undefined): string | null {
  const trimmed = (value ?? '').trim();
  const text = unevenBlanks.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
  return text === '' ? null : text.slice(0, mostText);
}

/** The parts that say something, each once. */
export function joined(parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null);
  if (said.length < 2) return said[0] ?? null;
  return textOf([...new Set(said)].join(' '));
}

/** '-7.000,97', '-7000.97', '1 234,5' and '+12' in cents; undefined where it is no amount. */
export function centsOf(value: string | undefined): number | undefined {
  // As nearly every bank writes it; what follows is for all other ways.
  const [, minus, euros, rest] = /^(-?)(\d{1,7})[.,](\d\d)$/.exec(value ?? '') ?? [];
  if (rest !== undefined) return (Number(euros) * 100 + Number(rest)) * (minus ? -1 : 1) || 0;
  const text = (value ?? '').replace(/[\s'€]|EUR/gi, '').replace(/^(.*)-$/, '-$1');
  const found = /^([+-]?)(\d[\d.,]{0,20})$/.exec(text);
  const [, sign = '', digits = ''] = found ?? [];
  if (!found) return undefined;
  const at = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const behind = at < 0 ? '' : digits.slice(at + 1);
  const isWhole = at < 0 || behind.length > 2;
  const whole = (isWhole ? digits : digits.slice(0, at)).replace(/[.,]/g, '');
  if (isWhole && at >= 0 && behind.length !== 3) return undefined;
  const cents = Number(whole) * 100 + (isWhole ? 0 : Number(behind.padEnd(2, '0')));
  if (cents > maxCents) return undefined;
  return sign === '-' ? 0 - cents : cents;
}

/** 12/03/2026, 12-03-2026, 12.03.26 and 2026-03-12. */
export function dayOf(value: string | undefined): Day | undefined {
  const text = (value ?? '').trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].{0,40})?$/.exec(text);
  const [, d = '', m = '', y = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  const year = y.length === 2 ? `20${y}` : y;
  const day = iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : `${year}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** In fours where it is an IBAN, or was one in Belgium before there were any; otherwise as it stands. */
export function accountOf(value: string | undefined | null): string | null {
  const plain = plainIban(value ?? '');
  if (plain === '') return null;
  return readIban(plain) ?? readIban(ibanOfOldNumber(plain) ?? '') ?? plain.slice(0, 40);
}

/** '001-5482268-15' in Belgium: twelve digits, the last two the first ten modulo 97. */
function ibanOfOldNumber(plain: string): string | undefined {
  if (!hasRightCheckDigits(plain)) return undefined;
  const check = 98 - Number(BigInt(`${plain}111400`) % 97n);
  return `BE${String(check).padStart(2, '0')}${plain}`;
}

/** The same for the same, worked out once: of a file that says one account ten thousand times. */
export function once<Value>(work: (text: string) => Value): (text: string | undefined) => Value {
  const known = new Map<string, Value>();
  return (text = '') => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    known.set(text, made);
    return made;
  };
}

const structured = /(?<!\d)(\d{3})[\s/.-]{0,2}(\d{4})[\s/.-]{0,2}(\d{5})(?!\d)/g;

/** Every structured message in a text, however it is written, whose check digits are right. */
export function structuredIn(text: string | null): string[] {
  if (text === null || !/\d{3}/.test(text)) return [];
  return [...text.matchAll(structured)]
    .map(([, one = '', two = '', three = '']) => one + two + three)
    .filter(hasRightCheckDigits);
}

/** What stands in the field for it: as on an invoice, or as it is where its digits are wrong. */
export function structuredField(value: string | undefined | null): string | null {
  const text = textOf(value ?? '');
  if (text === null) return null;
  const digits = text.replace(/\D/g, '');
  return hasRightCheckDigits(digits) ? formatStructured(digits) : text;
}
