// How well spreadsheets that strangers made are read: npx tsx bench/sheets.ts [part of a name]
// Reads ../shared/samples/real/spreadsheets, each the way of POST /api/excel/parse, without the server around it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from '#/features/work/meetstaat/server/import/import-file';
import { decimalStyle, readNumber } from '#/features/work/meetstaat/server/import/numbers';
import { readSheets } from '#/features/work/meetstaat/server/import/read-sheets';
import { cleanText } from '#/features/work/meetstaat/server/import/text';
import { type CellValue, type Row, textOf } from '#/features/work/shared/meetstaat/server/import/cells';

const samples = join(import.meta.dirname, '../../shared/samples/real');
if (!existsSync(samples)) throw new Error('the samples are not here (../shared/samples/real)');

type Truth = {
  sheet: number;
  description: number;
  quantity: number | null;
  unit: number | null;
  unitPrice: number | null;
  firstRow: number;
  /** The column that is filled in rows that are items, where quantities are missing on purpose. */
  itemWhere?: 'unit';
};
/** A quantity that isn't there yet is empty; a price in no column isn't scored. */
type Expected = { text: string; quantity: number | null; price: number | undefined };

const plain = (text: string) => cleanText(text).replace(/\s+/g, ' ').slice(0, 100);

/** An item has words and something to count or to pay in the columns that somebody who read the file named. */
function expectedOf(rows: readonly Row[], truth: Truth): Expected[] {
  const column = (index: number | null) => rows.map((row) => (index === null ? undefined : row[index]));
  const [quantityStyle, priceStyle] = [
    decimalStyle(column(truth.quantity)),
    decimalStyle(column(truth.unitPrice)),
  ];
  const number = (cell: CellValue | undefined, decimals: number, style: 'comma' | 'point') => {
    const read = readNumber(cell, decimals, style);
    return read.kind === 'number' ? read.whole : undefined;
  };
  return rows.slice(truth.firstRow).flatMap((row): Expected[] => {
    const text = plain(textOf(row[truth.description]));
    const price = number(truth.unitPrice === null ? undefined : row[truth.unitPrice], 2, priceStyle);
    if (truth.itemWhere !== undefined)
      return text === '' || textOf(row[truth[truth.itemWhere] ?? -1]).trim() === ''
        ? []
        : [{ text, quantity: null, price }];
    const quantity = truth.quantity === null ? 1000 : number(row[truth.quantity], 3, quantityStyle);
    if (text === '' || quantity === undefined || (price === undefined && truth.quantity === null)) return [];
    return [{ text, quantity, price }];
  });
}

const truths = JSON.parse(readFileSync(join(samples, 'spreadsheets.json'), 'utf8')) as Record<string, Truth>;
const all = { rows: 0, read: 0, quantity: 0, price: 0, extra: 0 };
const table: object[] = [];
for (const [name, truth] of Object.entries(truths)) {
  if (!name.includes(process.argv[2] ?? '')) continue;
  const bytes = readFileSync(join(samples, 'spreadsheets', name));
  // Where somebody counted without the sheets before it, the next that fits.
  const expected =
    (await readSheets(bytes))
      .flatMap((sheet, at, all) => (at >= Math.min(truth.sheet, all.length - 1) ? [sheet] : []))
      .map(({ rows }) => expectedOf(rows, truth))
      .find(({ length }) => length > 0) ?? [];
  const started = process.cpuUsage();
  const { items, errors, warnings } = await parseFile(bytes);
  const cpu = (process.cpuUsage(started).user / 1e6).toFixed(2);
  const row = { rows: expected.length, read: 0, quantity: 0, price: 0, extra: 0 };
  let next = 0;
  for (const { text, quantity, price } of expected) {
    const at = items.findIndex(
      ({ description }, index) => index >= next && plain(description).startsWith(text),
    );
    const item = items[at];
    if (!item) {
      console.error(`${name}: not read: ${text.slice(0, 60)}`);
      continue;
    }
    next = at + 1;
    row.read += 1;
    const counted = item.quantity === null ? null : Math.round(Number(item.quantity) * 1000);
    // A lump sum is one, also where a file asks for quantities.
    if (counted === quantity || (quantity === null && counted === 1000)) row.quantity += 1;
    if (truth.unitPrice === null || Math.round(Number(item.unitPrice) * 100) === (price ?? 0)) row.price += 1;
  }
  row.extra = items.length - row.read;
  for (const key of ['rows', 'read', 'quantity', 'price', 'extra'] as const) all[key] += row[key];
  table.push({ name, ...row, errors: errors.length, warnings: warnings.length, 'CPU s': cpu });
}
console.table([...table, { name: 'all', ...all }]);
