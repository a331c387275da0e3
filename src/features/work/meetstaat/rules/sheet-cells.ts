import { centsFromDecimal, decimalFromCents, formatAmount, parseAmount } from '#/core/money';
import { decimalFromQuantity, formatQuantity, parseQuantity, quantityFromDecimal } from '#/core/quantity';
import { fold } from '#/core/search-text';
import { findUnit } from '#/features/work/meetstaat/rules/unit-words';
import {
  articleNumberLength,
  type Item,
  type ItemChanges,
  itemCategories,
  itemDescriptionLength,
  itemNotesLength,
  itemUnits,
} from '#/features/work/shared/meetstaat/contract';
import { totalFits, totalTooLarge } from '#/features/work/shared/meetstaat/rules/totals';

/** The columns of the sheet, of our template and of our export, in their order; a block that is pasted goes on into the notes and the number. */
export const sheetFields = [
  'category',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'total',
  'includedInLoan',
  'subsidyEligible',
  'notes',
  'articleNumber',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** One after the other with Tab: what makes an item. */
export const typedFields = ['category', 'description', 'quantity', 'unit', 'unitPrice'] as const;
export type TypedField = (typeof typedFields)[number];

export const fieldLabels: Record<SheetField, string> = {
  category: 'Categorie',
  description: 'Omschrijving',
  quantity: 'Hoeveelheid',
  unit: 'Eenheid',
  unitPrice: 'Prijs',
  total: 'Totaal',
  includedInLoan: 'Lening',
  subsidyEligible: 'Premie',
  notes: 'Notities',
  articleNumber: 'Artikelnummer',
};

const tickFields = ['includedInLoan', 'subsidyEligible'] as const;

/** What is ticked, in words: for where the ticks have no columns. */
export function tickedWords(item: Pick<Item, (typeof tickFields)[number]>): string[] {
  return tickFields.filter((field) => item[field]).map((field) => fieldLabels[field]);
}

export type Read = { ok: true; changes: ItemChanges } | { ok: false; message: string };

const no = (message: string): Read => ({ ok: false, message });
const yes = (changes: ItemChanges): Read => ({ ok: true, changes });

/** As it stands in the cell, is typed there and is copied to another program. */
export function cellText(item: Item, field: SheetField): string {
  switch (field) {
    case 'quantity':
      return formatQuantity(quantityFromDecimal(item.quantity));
    case 'unitPrice':
      return formatAmount(centsFromDecimal(item.unitPrice));
    case 'total':
      return item.totalAmount.replace('.', ',');
    case 'includedInLoan':
    case 'subsidyEligible':
      return item[field] ? 'ja' : 'nee';
    case 'notes':
    case 'articleNumber':
      return item[field] ?? '';
    default:
      return item[field];
  }
}

const on = new Set(['ja', 'j', 'x', 'v', '✓', '✔', 'true', 'waar', '1', 'yes', 'y']);
const off = new Set(['nee', 'n', '', '-', '–', 'false', 'onwaar', '0', 'no']);

function readTick(field: 'includedInLoan' | 'subsidyEligible', text: string): Read {
  const word = fold(text);
  if (on.has(word)) return yes({ [field]: true });
  return off.has(word) ? yes({ [field]: false }) : no('Vul ‘ja’ of ‘nee’ in.');
}

/** The first whose name begins so: 'vl' is enough for Vloeren. */
function findWord<Word extends string>(words: readonly Word[], text: string): Word | undefined {
  const typed = fold(text);
  if (typed === '') return undefined;
  return words.find((word) => fold(word) === typed) ?? words.find((word) => fold(word).startsWith(typed));
}

/** '12,5 m²' says both. */
function readQuantity(text: string): Read {
  const letter = text.search(/\p{L}/u);
  const word = letter < 0 ? '' : text.slice(letter);
  const value = parseQuantity(letter < 0 ? text : text.slice(0, letter));
  if (value === undefined || value < 0) return no('Vul een hoeveelheid in van 0 of meer.');
  const quantity = decimalFromQuantity(value);
  if (word === '') return yes({ quantity });
  const unit = findUnit(word);
  return unit ? yes({ quantity, unit }) : no(`‘${word}’ is geen eenheid uit de lijst.`);
}

function readPrice(text: string): Read {
  const value = parseAmount(text.replace(/^eur(?:o)?\b|\beur(?:o)?$/i, ''));
  if (value === undefined || value < 0)
    return no('Vul een prijs in van 0 of meer, met hoogstens twee decimalen.');
  return yes({ unitPrice: decimalFromCents(value) });
}

/** What is typed or pasted into a cell, as a change of its item. A total follows from the others. */
export function readCell(field: SheetField, typed: string): Read {
  const text = typed.replaceAll('\u0000', '').trim();
  switch (field) {
    case 'category': {
      const category = findWord(itemCategories, text);
      return category ? yes({ category }) : no('Kies een categorie uit de lijst.');
    }
    case 'description':
      if (text === '') return no('Vul een omschrijving in.');
      return text.length > itemDescriptionLength
        ? no(`Hoogstens ${itemDescriptionLength} tekens.`)
        : yes({ description: text });
    case 'quantity':
      return readQuantity(text);
    case 'unit': {
      const unit = findUnit(text) ?? findWord(itemUnits, text);
      return unit ? yes({ unit }) : no('Kies een eenheid uit de lijst.');
    }
    case 'unitPrice':
      return readPrice(text);
    case 'total':
      return yes({});
    case 'includedInLoan':
    case 'subsidyEligible':
      return readTick(field, text);
    case 'notes':
      return text.length > itemNotesLength
        ? no(`Hoogstens ${itemNotesLength} tekens.`)
        : yes({ notes: text || null });
    case 'articleNumber':
      return text.length > articleNumberLength
        ? no(`Hoogstens ${articleNumberLength} tekens.`)
        : yes({ articleNumber: text || null });
  }
}

/** Only what differs from the item: an edit that changes nothing is none. */
export function realChanges(item: Item, changes: ItemChanges): ItemChanges | undefined {
  const real = Object.entries(changes).filter(([name, value]) => item[name as keyof ItemChanges] !== value);
  return real.length === 0 ? undefined : Object.fromEntries(real);
}

/** Why an item can't become this, though each of its cells can be read. */
export function refusal(item: Pick<Item, 'quantity' | 'unitPrice'>): string | undefined {
  return totalFits(item) ? undefined : totalTooLarge;
}
