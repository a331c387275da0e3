import { findUnit, unitKey } from '#/features/work/meetstaat/rules/unit-words';
import { lumpWords } from '#/features/work/meetstaat/server/import/words';
import type { ItemUnit } from '#/features/work/shared/meetstaat/contract';

export type ReadUnit =
  | { kind: 'unit'; unit: ItemUnit }
  /** One price for the whole; `amount` where the unit is euro and the quantity is therefore the sum itself. */
  | { kind: 'lump'; amount: boolean }
  | { kind: 'none' }
  | { kind: 'unknown'; text: string };

const lumps = new Set(lumpWords.map(unitKey));
const amounts = new Set(['eur', 'euro', '€']);

const none: ReadUnit = { kind: 'none' };

export function readUnit(text: string): ReadUnit {
  if (text === '') return none;
  // '(m³)' and '1 Cum' are the unit with something around it.
  const word = unitKey(
    text
      .trim()
      .replace(/^[([]|[)\]]$/g, '')
      .replace(/^1\s+(?=\p{L})/u, ''),
  );
  if (word === '') return none;
  const unit = findUnit(word);
  if (unit) return { kind: 'unit', unit };
  if (amounts.has(word)) return { kind: 'lump', amount: true };
  if (lumps.has(word) || /^[-–—/]+$/.test(word)) return { kind: 'lump', amount: false };
  return { kind: 'unknown', text: text.trim() };
}
