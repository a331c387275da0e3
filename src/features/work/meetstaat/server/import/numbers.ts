import { plainDecimal } from '#/core/decimal';
import type { CellValue } from '#/features/work/shared/meetstaat/server/import/cells';

/** How a file writes '1.234': with Dutch decimals it is a thousand and more, with plain ones a bit over one. */
export type DecimalStyle = 'comma' | 'point';

export type ReadNumber =
  | { kind: 'none' }
  /** In whole cents or thousandths, as many decimals as were asked for; Infinity where it is too large to be exact. */
  | { kind: 'number'; whole: number; rounded: boolean; unit: string }
  | { kind: 'unreadable'; text: string };

const withUnit =
  /^([^a-z²³%]*\d[\d.,\s'\u00a0\u202f]*(?:-(?=\s|$))?)\s*((?:\/\s*)?[a-z][a-z.]{0,9}[23²³]?)?$/i;
const pointDecimal = /^-?\d+\.(?:\d{1,2}|\d{4,})$|^-?0\.\d+$|^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?\d{4,}\.\d+$/;
const commaDecimal = /^-?\d+,(?:\d{1,2}|\d{4,})$|^-?0,\d+$|^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{4,},\d+$/;

function bare(text: string): string {
  return text.replace(/€|\beur(?:o)?\b|[\s\u00a0\u202f]/gi, '');
}

/** Told by the texts that can be read only one way; Dutch where none can. */
export function decimalStyle(cells: Iterable<CellValue | undefined>): DecimalStyle {
  let point = 0;
  let comma = 0;
  for (const cell of cells) {
    if (typeof cell !== 'string') continue;
    const text = bare(cell);
    if (pointDecimal.test(text)) point += 1;
    else if (commaDecimal.test(text)) comma += 1;
  }
  return point > comma ? 'point' : 'comma';
}

export function readNumber(cell: CellValue | undefined, decimals: number, style: DecimalStyle): ReadNumber {
  if (typeof cell === 'number') return fromNumber(cell, decimals);
  if (typeof cell !== 'string' || cell.trim() === '') return { kind: 'none' };
  const text = cell.trim();
  const unreadable: ReadNumber = { kind: 'unreadable', text };
  if (text.length > 40) return unreadable;
  const match = withUnit.exec(text.replace(/€|\beur(?:o)?\b/gi, '').trim());
  if (!match) return unreadable;
  const [, digits = '', unit = ''] = match;
  const plain = toPlain(digits.trim().replace(/[,.]-+$/, ''), style);
  if (plain === undefined) return unreadable;
  return { ...round(plain, decimals), unit: unit.replace(/^\/\s*/, '') };
}

function toPlain(digits: string, style: DecimalStyle): string | undefined {
  const dotted = digits.replace(/[\s\u00a0\u202f']/g, '');
  if (style === 'point' && /^-?\d+\.\d+$/.test(dotted)) return dotted;
  if (style === 'point' && /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(dotted)) return dotted.replaceAll(',', '');
  return plainDecimal(dotted);
}

function fromNumber(value: number, decimals: number): ReadNumber {
  if (!Number.isFinite(value)) return { kind: 'unreadable', text: String(value) };
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const whole = Math.round(scaled);
  const isTie = Math.abs(Math.abs(scaled - Math.trunc(scaled)) - 0.5) < 1e-6;
  // 123.19999999999999 is how a computer writes 123.2; nothing was lost.
  const isLoss = Math.abs(value - whole / scale) > 1e-9;
  if (!isTie && Number.isSafeInteger(whole)) {
    return { kind: 'number', whole: whole === 0 ? 0 : whole, rounded: isLoss, unit: '' };
  }
  // Only a half needs its digits, and making a text of a number costs more than all the rest.
  const text = String(value);
  return { ...round(text.includes('e') ? value.toFixed(12) : text, decimals), rounded: isLoss, unit: '' };
}

/** Half up on the digits themselves, away from zero for negatives. */
function round(plain: string, decimals: number): { kind: 'number'; whole: number; rounded: boolean } {
  const [digits = '0', fraction = ''] = plain.replace('-', '').split('.');
  const rest = fraction.slice(decimals);
  const kept = Number(digits + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const up = rest.charAt(0) >= '5' ? kept + 1 : kept;
  const whole = Number.isSafeInteger(up) ? up : Number.POSITIVE_INFINITY;
  const isNegative = plain.startsWith('-') && whole !== 0;
  return { kind: 'number', whole: isNegative ? -whole : whole, rounded: /[1-9]/.test(rest) };
}
