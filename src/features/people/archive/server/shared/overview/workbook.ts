import type { WorkSheet } from '@e965/xlsx';
import {
  type DutchTitles,
  hiddenColumns,
} from '#/features/people/archive/server/shared/overview/dutch-names';
import type { ExportedRow } from '#/platform/server/ports/account';

/** The rows of one table, and which of its columns are numbers. */
type TableRows = { table: string; numbers: readonly string[]; rows: readonly ExportedRow[] };

/** What stands for a record in a column that only holds its number. */
type Labels = Readonly<Record<string, ReadonlyMap<unknown, string>>>;

/** A word for a value that a reader would not know as it is stored, or that the day decides. */
export type Words = (table: string, column: string, row: ExportedRow) => string | undefined;

type Dutch = { titles: DutchTitles; labels?: Labels; word?: Words };

type WrittenCell = { t: 's'; v: string } | { t: 'n'; v: number } | undefined;

const mostText = 32_000;

function cellOf(value: unknown, isNumber: boolean): WrittenCell {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number') return { t: 'n', v: value };
  if (isNumber && isExact(String(value))) return { t: 'n', v: Number(value) };
  if (typeof value === 'boolean') return { t: 's', v: value ? 'ja' : 'nee' };
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return { t: 's', v: text.slice(0, mostText) };
}

/** A spreadsheet counts in fifteen digits: what is longer stays a text, so that no cent of it gets lost. */
function isExact(decimal: string): boolean {
  return decimal.replace(/\D/g, '').length <= 15 && Number.isFinite(Number(decimal));
}

function sheetOf(utils: Utils, { table, rows, numbers }: TableRows, dutch: Dutch): WorkSheet {
  const { titles, labels = {}, word } = dutch;
  const names = Object.keys(rows[0] ?? {}).filter((name) => !hiddenColumns.has(name));
  const lineOf = (row: ExportedRow) =>
    names.map((name) => {
      const label = labels[name]?.get(row[name]) ?? word?.(table, name, row);
      return label === undefined ? cellOf(row[name], numbers.includes(name)) : cellOf(label, false);
    });
  const header = names.map((name) => cellOf(titles.column(name) ?? name, false));
  const sheet = utils.aoa_to_sheet([header, ...rows.map(lineOf)]);
  sheet['!cols'] = names.map(() => ({ wch: 20 }));
  return sheet;
}

type Utils = typeof import('@e965/xlsx')['utils'];

/** A sheet for each kind of record that there is. Texts stay texts, also those that begin with '='. */
export async function makeWorkbook(found: readonly TableRows[], dutch: Dutch): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  for (const each of found.filter(({ rows }) => rows.length > 0)) {
    const title = (dutch.titles.table(each.table) ?? each.table).slice(0, 31);
    utils.book_append_sheet(book, sheetOf(utils, each, dutch), title);
  }
  if (book.SheetNames.length === 0) utils.book_append_sheet(book, utils.aoa_to_sheet([['Leeg']]), 'Leeg');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}
