import { decimalFromWhole, divideHalfUp } from '#/core/decimal';
import { cents, decimalFromCents, maxCents } from '#/core/money';
import { decimalFromQuantity, maxThousandths, quantityFromDecimal, thousandths } from '#/core/quantity';
import type { ImportItem } from '#/features/work/meetstaat/import-contract';
import type { ItemRow } from '#/features/work/meetstaat/server/import/classify-row';
import {
  type DecimalStyle,
  type ReadNumber,
  readNumber,
} from '#/features/work/meetstaat/server/import/numbers';
import { cleanText, fold } from '#/features/work/meetstaat/server/import/text';
import { type ReadUnit, readUnit } from '#/features/work/meetstaat/server/import/units';
import type { WarningKind } from '#/features/work/meetstaat/server/import/warnings';
import { quantityTypeOf } from '#/features/work/meetstaat/server/import/words';
import {
  articleNumberLength,
  type ItemUnit,
  itemDescriptionLength,
  itemNotesLength,
} from '#/features/work/shared/meetstaat/contract';
import { itemTotal, totalFits } from '#/features/work/shared/meetstaat/rules/totals';
import { textOf } from '#/features/work/shared/meetstaat/server/import/cells';

/** A line that can't be an item, with the reason as the owner reads it behind 'Rij N:'. */
class Unreadable extends Error {}

export type LineResult =
  | { ok: true; item: Omit<ImportItem, 'category'>; warnings: WarningKind[] }
  | { ok: false; reason: string };

/** What is the same for every line of a table. */
export type Table = {
  style: DecimalStyle;
  isOwn: boolean;
  /** Where no column holds quantities every line is one. */
  hasQuantities: boolean;
};

type Reading = {
  quantity: string | null;
  unit: ItemUnit;
  unitPrice: string;
  remarks: string[];
  warnings: WarningKind[];
};

function typeOf(line: ItemRow) {
  return quantityTypeOf(textOf(line.cell('quantityType')));
}

function isLumpWord(read: ReadNumber): boolean {
  return read.kind === 'unreadable' && readUnit(read.text).kind === 'lump';
}

function readQuantity(
  line: ItemRow,
  style: DecimalStyle,
): { read: ReadNumber; unit: ReadUnit; isLump: boolean } {
  const cell = readNumber(line.cell('quantity'), 3, style);
  const own = readUnit(textOf(line.cell('unit')));
  const unit = own.kind === 'none' && cell.kind === 'number' && cell.unit ? readUnit(cell.unit) : own;
  const isLump =
    unit.kind === 'lump' || isLumpWord(cell) || (unit.kind === 'none' && typeOf(line)?.lump === true);
  return { read: isLumpWord(cell) ? { kind: 'none' } : cell, unit, isLump };
}

function chooseUnit(unit: ReadUnit, isLump: boolean, reading: Reading): ItemUnit {
  if (unit.kind === 'unit') return unit.unit;
  if (unit.kind === 'unknown') {
    reading.warnings.push('unknownUnit');
    reading.remarks.push(`eenheid in het bestand: ${unit.text}`);
  }
  if (unit.kind === 'none' && !isLump) reading.warnings.push('noUnit');
  return 'st';
}

/** 'RO' (a price is asked, nothing is counted), 'n.t.b.', '?', '-'. */
const standsForNone =
  /^(?:r\.?\s?o\.?|n\.?t\.?b\.?|nog te bepalen|p\.?m\.?|tbd|tbc|à définir|[?xX-]{1,3}|[–—.…]+)$/i;

function chooseQuantity(line: ItemRow, style: DecimalStyle, hasQuantities: boolean, reading: Reading): void {
  const { read, unit, isLump } = readQuantity(line, style);
  if (read.kind === 'unreadable') {
    if (!standsForNone.test(read.text.trim()))
      throw new Unreadable(`de hoeveelheid '${shorten(read.text)}' is geen getal.`);
    if (/\p{L}/u.test(read.text)) reading.remarks.push(`hoeveelheid in het bestand: ${read.text.trim()}`);
  }
  if (read.kind !== 'number') {
    const isPaid = textOf(line.cell('unitPrice')) !== '' || textOf(line.cell('total')) !== '';
    const isOne = isLump || !hasQuantities || (unit.kind === 'none' && isPaid);
    reading.quantity = isOne ? '1' : null;
    if (!isOne) reading.warnings.push('noQuantity');
    reading.unit = chooseUnit(unit, isLump, reading);
    return;
  }
  const { whole } = read;
  if (whole > maxThousandths) throw new Unreadable('de hoeveelheid is te groot.');
  if (whole < 0) throw new Unreadable('een negatieve hoeveelheid kan niet.');
  if (read.rounded) reading.warnings.push('roundedQuantity');
  reading.quantity = decimalFromQuantity(thousandths(whole));
  reading.unit = chooseUnit(unit, isLump, reading);
  const isSum = unit.kind === 'lump' && unit.amount && textOf(line.cell('unitPrice')) === '';
  if (isSum) {
    reading.unitPrice = decimalFromWhole(divideHalfUp(BigInt(whole), 10n), 2);
    reading.quantity = '1';
  }
}

const priceIsElsewhere = /^(?:pm|inbegrepen|begrepen|incl|inclusief|nvt|n\/a)$/;

function choosePrice(line: ItemRow, style: DecimalStyle, reading: Reading): void {
  const read = readNumber(line.cell('unitPrice'), 2, style);
  if (read.kind === 'number') {
    const { whole } = read;
    if (whole > maxCents) throw new Unreadable('de prijs is te groot.');
    if (whole < 0) throw new Unreadable('een negatieve prijs kan niet.');
    if (read.rounded) reading.warnings.push('roundedPrice');
    reading.unitPrice = decimalFromCents(cents(whole));
    return;
  }
  if (read.kind === 'unreadable') {
    const word = fold(read.text).replace(/[.\s]/g, '');
    if (!priceIsElsewhere.test(word) && !/^[-–—]+$/.test(word))
      throw new Unreadable(`de prijs '${shorten(read.text)}' is geen getal.`);
    if (/[a-z]/.test(word)) reading.remarks.push(`prijs: ${read.text}`);
  }
  if (reading.unitPrice !== '') return;
  reading.unitPrice = priceFromTotal(line, style, reading) ?? '0.00';
  if (reading.unitPrice === '0.00') reading.warnings.push('noPrice');
}

function readTotal(line: ItemRow, style: DecimalStyle): number | undefined {
  const read = readNumber(line.cell('total'), 2, style);
  if (read.kind !== 'number' || read.whole <= 0 || read.whole > maxCents) return undefined;
  return read.whole;
}

function priceFromTotal(line: ItemRow, style: DecimalStyle, reading: Reading): string | undefined {
  const total = readTotal(line, style);
  const quantity = reading.quantity === null ? 0 : quantityFromDecimal(reading.quantity);
  if (total === undefined || quantity === 0) return undefined;
  reading.warnings.push('priceFromTotal');
  return decimalFromWhole(divideHalfUp(BigInt(total) * 1000n, BigInt(quantity)), 2);
}

function checkTotal(line: ItemRow, style: DecimalStyle, reading: Reading): void {
  const { quantity, unitPrice } = reading;
  if (quantity === null) return;
  if (!totalFits({ quantity, unitPrice })) throw new Unreadable('hoeveelheid maal prijs is te groot.');
  const ours = itemTotal({ quantity, unitPrice });
  const theirs = readTotal(line, style);
  const isDerived = reading.warnings.includes('priceFromTotal') || reading.warnings.includes('noPrice');
  if (theirs !== undefined && !isDerived && Math.abs(theirs - Number(ours)) > 1)
    reading.warnings.push('totalDiffers');
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function isTicked(line: ItemRow, field: 'includedInLoan' | 'subsidyEligible'): boolean {
  const text = textOf(line.cell(field));
  return text !== '' && /^(?:ja|x|true|waar|1|yes|oui|v)$/.test(fold(text).trim());
}

function clip(text: string, max: number, reading: Reading): string {
  if (text.length <= max) return text;
  reading.warnings.push('clipped');
  return `${text.slice(0, max - 1)}…`;
}

function notesOf(line: ItemRow, isOwn: boolean, reading: Reading): string | null {
  const text = textOf(line.cell('notes'));
  const type = typeOf(line)?.text;
  const parts = [
    ...(line.code.length > articleNumberLength ? [line.code] : []),
    ...(type ? [type] : []),
    ...reading.remarks,
    isOwn ? text.replaceAll('\r\n', '\n').trim() : cleanText(text),
  ];
  return clip(parts.filter(Boolean).join(' · '), itemNotesLength, reading) || null;
}

/** One line of the table as an item, without its category: that is the chapter's business. */
export function readLine(line: ItemRow, { style, isOwn, hasQuantities }: Table): LineResult {
  const reading: Reading = { quantity: '', unit: 'st', unitPrice: '', remarks: [], warnings: [] };
  try {
    if (line.description === '') throw new Unreadable('geen omschrijving ingevuld.');
    chooseQuantity(line, style, hasQuantities, reading);
    choosePrice(line, style, reading);
    checkTotal(line, style, reading);
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message };
    throw error;
  }
  const item = {
    description: clip(line.description, itemDescriptionLength, reading),
    articleNumber: line.code.length > articleNumberLength ? null : line.code || null,
    quantity: reading.quantity,
    unit: reading.unit,
    unitPrice: reading.unitPrice,
    notes: notesOf(line, isOwn, reading),
    includedInLoan: isTicked(line, 'includedInLoan'),
    subsidyEligible: isTicked(line, 'subsidyEligible'),
  };
  return { ok: true, item, warnings: reading.warnings };
}
