import { type Day, isDay } from '#/core/day';
import type { Found } from '#/features/reading/scan/rules/places';
import type { UnderstoodItem } from '#/features/reading/scan/rules/understand';

export const sure = <Value>(value: Value | undefined): Found<Value> | undefined =>
  value === undefined ? undefined : { value, confidence: 0.99, place: undefined };

const longestText = 500;
export const mostLines = 2_000;

export function lineOf(text: string | undefined): string | undefined {
  const bare = text?.replace(/\s+/g, ' ').trim().slice(0, longestText);
  return bare === '' ? undefined : bare;
}

/** Whole cents of a decimal with a point; more decimals are rounded, anything else is nothing. */
export function centsOf(text: string | undefined): number | undefined {
  const parts = /^([+-]?)(\d{1,11})(?:\.(\d{1,12}))?$/.exec(text?.trim() ?? '');
  if (!parts) return undefined;
  const decimals = (parts[3] ?? '').padEnd(3, '0');
  const cents = Number(parts[2]) * 100 + Number(decimals.slice(0, 2)) + (Number(decimals[2]) >= 5 ? 1 : 0);
  return parts[1] === '-' ? -cents : cents;
}

function thousandthsOf(text: string | undefined): number | undefined {
  const parts = /^([+-]?)(\d{1,9})(?:\.(\d{1,12}))?$/.exec(text?.trim() ?? '');
  if (!parts) return undefined;
  const value = Number(parts[2]) * 1000 + Number((parts[3] ?? '').padEnd(3, '0').slice(0, 3));
  return parts[1] === '-' ? -value : value;
}

/** Hundredths of a per cent. */
export function rateOf(text: string | undefined): number | undefined {
  const rate = centsOf(text);
  return rate !== undefined && rate >= 0 && rate <= 10_000 ? rate : undefined;
}

export function dayOf(text: string | undefined): Day | undefined {
  const bare = text?.trim() ?? '';
  const compact = /^(\d{4})(\d{2})(\d{2})/.exec(bare);
  const value = compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : bare.slice(0, 10);
  return isDay(value) ? value : undefined;
}

/** Codes of UN/ECE recommendation 20 that building has. */
const units: Readonly<Record<string, string>> = {
  MTK: 'm²',
  MTQ: 'm³',
  MTR: 'm',
  LM: 'lm',
  C62: 'st',
  EA: 'st',
  H87: 'st',
  PCE: 'st',
  XPP: 'st',
  HUR: 'u',
  DAY: 'dag',
  KGM: 'kg',
  LTR: 'l',
  SET: 'set',
  LS: 'fft',
};

type InvoiceLine = Record<
  'description' | 'quantity' | 'unit' | 'price' | 'per' | 'total' | 'rate',
  string | undefined
>;

export function itemOf({
  description,
  quantity,
  unit,
  price,
  per,
  total,
  rate,
}: InvoiceLine): UnderstoodItem {
  const each = centsOf(price);
  const base = thousandthsOf(per);
  return {
    description: lineOf(description) ?? '',
    quantity: thousandthsOf(quantity),
    unit: unit === undefined ? undefined : (units[unit] ?? unit.slice(0, 20)),
    unitPrice: each !== undefined && base !== undefined && base > 0 ? Math.round((each * 1000) / base) : each,
    totalPrice: centsOf(total) ?? 0,
    vatRate: rateOf(rate),
    confidence: 0.99,
    place: undefined,
  };
}
