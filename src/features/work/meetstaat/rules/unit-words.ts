import { fold } from '#/core/search-text';
import type { ItemUnit } from '#/features/work/shared/meetstaat/contract';

export const unitWords: Record<ItemUnit, readonly string[]> = {
  st: [
    'st',
    'stuk',
    'stuks',
    'stk',
    'stu',
    'pce',
    'pcs',
    'pc',
    'pièce',
    'pièces',
    'p',
    'paar',
    'set',
    'nos',
    'no',
    'each',
    'ea',
    'unit',
    'units',
    'number',
    'stück',
  ],
  m: [
    'm',
    'lm',
    'm1',
    'ml',
    'mct',
    'lopende meter',
    'lopende m',
    'strekkende meter',
    'meter',
    'rmt',
    'mtr',
    'mtrs',
    'meters',
    'metre',
    'metres',
    'mètre',
    'strm',
    'str m',
    'rm',
    'rft',
  ],
  'm²': ['m²', 'm^2', 'vm', 'qm', 'vierkante meter', 'sqm', 'sq m', 'sqmt', 'sq mtr'],
  'm³': ['m³', 'm^3', 'kubieke meter', 'cum', 'cu m', 'cbm', 'cu mtr'],
  kg: ['kg', 'kgs', 'kilo', 'kilogram'],
  uur: ['uur', 'uren', 'u', 'h', 'hr', 'heure', 'heures', 'manuur', 'manuren'],
  dag: ['dag', 'dagen', 'd', 'jour', 'jours', 'day', 'days'],
  week: ['week', 'weken', 'wk', 'sem', 'semaine', 'weeks'],
};

/** 'm²', 'm2' and 'M 2.' are one word. */
export function unitKey(text: string): string {
  return fold(text)
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/[\s.^]/g, '');
}

const units = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.map((word) => [unitKey(word), unit as ItemUnit]),
  ),
);

export function findUnit(text: string): ItemUnit | undefined {
  return units.get(unitKey(text));
}
