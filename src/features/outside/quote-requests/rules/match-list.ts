import { divideExactly, exactFromDecimal, plainDecimal } from '#/core/decimal';
import type { PageText } from '#/core/page-text';
import type { PriceLine } from '#/core/price-list';
import { quantityFromDecimal } from '#/core/quantity';
import type { FrozenItem } from '#/features/outside/quote-requests/prices-contract';
import {
  includedLabels,
  type ListField,
  listFields,
  listHeaders,
} from '#/features/outside/quote-requests/rules/price-list';
import { netOf } from '#/features/outside/quote-requests/rules/sums';

type CellValue = string | number | boolean | null;
type Row = readonly CellValue[];

const rates = [0, 6, 12, 21];
const mostPrice = 9_999_999_999n * 100n;

function words(cell: CellValue | undefined): string {
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : '';
}

/** A plain decimal with at most so many digits behind the point; undefined where it is no number of 0 or more. */
function decimalOf(cell: CellValue | undefined, decimals: number): string | undefined {
  const typed = typeof cell === 'number' ? cell.toFixed(decimals) : words(cell).slice(0, 40);
  const plain = typeof cell === 'number' ? typed : plainDecimal(typed);
  if (plain === undefined || plain.startsWith('-')) return undefined;
  const whole = exactFromDecimal(plain, 12);
  if (whole === undefined) return undefined;
  const scaled = divideExactly(whole, 10n ** BigInt(12 - decimals));
  const digits = scaled.toString().padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** As a price goes over the wire: at least two decimals, at most four. */
function priceOf(cell: CellValue | undefined): string | undefined {
  const price = decimalOf(cell, 4);
  if (price === undefined || (exactFromDecimal(price, 4) ?? 0n) > mostPrice) return undefined;
  return price.replace(/0{1,2}$/, '');
}

function quantityOf(cell: CellValue | undefined): string | undefined {
  const decimal = decimalOf(cell, 3);
  if (decimal === undefined || decimal.length > 13) return undefined;
  return decimal.replace(/\.?0{1,3}$/, '');
}

type Columns = Partial<Record<ListField, number>>;

function columnsOf(row: Row): Columns | undefined {
  const columns: Columns = {};
  row.forEach((cell, index) => {
    const title = words(cell).toLowerCase();
    const field = listFields.find((each) => listHeaders[each].toLowerCase() === title);
    if (field !== undefined) columns[field] = index;
  });
  return columns.number !== undefined && columns.unitPrice !== undefined ? columns : undefined;
}

function includedOf(cell: CellValue | undefined): PriceLine['included'] {
  const said = words(cell).toLowerCase();
  if (said.startsWith('nee') || said === 'niet inbegrepen') return 'no';
  return said === includedLabels['in-other'] || said.startsWith('in andere') ? 'in-other' : 'yes';
}

function lineOf(item: FrozenItem, at: (field: ListField) => CellValue | undefined): PriceLine | undefined {
  const included = includedOf(at('included'));
  const unitPrice = priceOf(at('unitPrice')) ?? null;
  if (included === 'yes' && unitPrice === null) return undefined;
  const quantity = quantityOf(at('quantity'));
  const rate = Number(decimalOf(at('vatRate'), 2) ?? Number.NaN);
  const isOther =
    quantity !== undefined && quantityFromDecimal(quantity) !== quantityFromDecimal(item.quantity);
  return {
    ...{ itemId: item.itemId, included, unitPrice: included === 'yes' ? unitPrice : null },
    vatRate: rates.includes(rate) ? rate : null,
    quantity: isOther ? quantity : null,
    note: words(at('note')).slice(0, 500) || null,
  };
}

/** The workbook of the list, by the numbers in its first column; what is empty there stays open. */
export function matchSheets(
  items: readonly FrozenItem[],
  sheets: readonly { rows: readonly Row[] }[],
): PriceLine[] | undefined {
  for (const { rows } of sheets) {
    const header = rows.findIndex((row) => columnsOf(row) !== undefined);
    const columns = rows[header] && columnsOf(rows[header]);
    if (!columns) continue;
    const byNumber = new Map(items.map((item) => [item.number, item]));
    const lines = rows.slice(header + 1).flatMap((row) => {
      const at = (field: ListField) => {
        const index = columns[field];
        return index === undefined ? undefined : row[index];
      };
      const item = byNumber.get(Number(words(at('number')).replace(/\.$/, '') || Number.NaN));
      return (item && lineOf(item, at)) ?? [];
    });
    // A number that stands there again says nothing new, however often it does.
    return [...new Map(lines.toReversed().map((line) => [line.itemId, line])).values()].reverse();
  }
  return undefined;
}

/** Numbers of a line, from left to right; a currency that stands apart is no number. */
function numbersOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => (/\d/.test(text) && !text.includes('%') ? (decimalOf(text, 4) ?? []) : []));
}

/**
 * The price on a printed line is the one that makes its total with the quantity that was asked, or else with one that
 * stands before it. What doesn't add up is not guessed.
 */
function pricedLine(item: FrozenItem, texts: readonly string[]): PriceLine | undefined {
  const numbers = numbersOf(texts);
  const total = numbers.at(-1);
  if (total === undefined) return undefined;
  const cents = exactFromDecimal(total, 4);
  const makes = (price: string, quantity: string) => netOf(price, quantity) * 100n === cents;
  const rate = texts.flatMap((text) => (/^\d{1,2}%$/.test(text) ? [Number(text.slice(0, -1))] : [])).at(-1);
  const line = {
    ...{ itemId: item.itemId, included: 'yes' as const, note: null },
    vatRate: rate !== undefined && rates.includes(rate) ? rate : null,
  };
  for (let at = numbers.length - 2; at >= 0; at -= 1) {
    const price = numbers[at] ?? '';
    if (makes(price, item.quantity)) return { ...line, unitPrice: priceOf(price) ?? null, quantity: null };
    const other = numbers.slice(0, at).findLast((each) => /0$/.test(each) && makes(price, each.slice(0, -1)));
    const quantity = other === undefined ? undefined : quantityOf(other);
    if (quantity !== undefined) return { ...line, unitPrice: priceOf(price) ?? null, quantity };
  }
  return undefined;
}

const mostTokens = 60;

/** A list on paper: lines that begin with the number of an item. */
export function matchPages(items: readonly FrozenItem[], pages: readonly PageText[]): PriceLine[] {
  const byNumber = new Map(items.map((item) => [String(item.number), item]));
  const found = new Map<number, PriceLine>();
  for (const { lines } of pages)
    for (const { words: onLine } of lines) {
      const texts = onLine.slice(0, mostTokens).map(({ text }) => text.trim());
      const item = byNumber.get((texts[0] ?? '').replace(/\.$/, ''));
      if (!item || found.has(item.itemId)) continue;
      const line = pricedLine(item, texts.slice(1));
      if (line) found.set(item.itemId, line);
    }
  return [...found.values()];
}
