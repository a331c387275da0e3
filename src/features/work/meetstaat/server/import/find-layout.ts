import {
  type ColumnMapping,
  type ImportField,
  importFieldLabels,
  importFields,
} from '#/features/work/meetstaat/import-contract';
import { type SheetField, sheetFields } from '#/features/work/meetstaat/rules/sheet-cells';
import { type ColumnFacts, columnFacts } from '#/features/work/meetstaat/server/import/column-facts';
import { findHeader, findLaterHeaders } from '#/features/work/meetstaat/server/import/find-header';
import { guessColumns, isWords } from '#/features/work/meetstaat/server/import/guess-columns';
import { mapHeaders } from '#/features/work/meetstaat/server/import/map-headers';
import type { KnownColumn } from '#/features/work/meetstaat/server/import/words';
import { isBlank, type Row, type Sheet, textOf } from '#/features/work/shared/meetstaat/server/import/cells';

/** Where the table of a sheet begins and which column is what. */
export type Layout = {
  /** Index of the row that names the columns, where there is one. */
  header: number | undefined;
  /** What the columns are called, of a header of two rows what both say. */
  names: Row | undefined;
  firstRow: number;
  mapping: ColumnMapping;
  /** Our own template or export: its texts are taken as they stand. */
  isOwn: boolean;
  /** Where the columns are named anew further down, and what they are from there. */
  later: readonly Block[];
};

export type Block = { header: number; names: Row; mapping: ColumnMapping };

function importFieldOf(field: SheetField): ImportField {
  return field === 'articleNumber' ? 'code' : field;
}

export const ownHeaders: readonly string[] = sheetFields.map(
  (field) => importFieldLabels[importFieldOf(field)],
);

function isOwnHeader(row: Row): boolean {
  return ownHeaders.every((header, column) => {
    const text = textOf(row[column]);
    // Files that were made before items had one hold nothing there.
    return text === header || (text === '' && sheetFields[column] === 'articleNumber');
  });
}

function complete(mapping: ColumnMapping): ColumnMapping {
  return Object.fromEntries(importFields.map((field) => [field, mapping[field] ?? null]));
}

/** 'Prijs' above words is no price, and 'Unit' above numbers no unit; a column that is still empty may be anything. */
function suits(field: KnownColumn, { filled, numbers }: ColumnFacts): boolean {
  if (filled < 3) return true;
  if (field === 'quantity' || field === 'unitPrice' || field === 'total') return numbers >= 0.3;
  return field !== 'unit' && field !== 'description' ? true : numbers < 0.8;
}

export function findLayout({ rows }: Sheet, chosen?: ColumnMapping): Layout {
  const found = findHeader(rows);
  if (found === undefined) {
    const firstRow = rows.findIndex((row) => row.some((cell) => !isBlank(cell)));
    const mapping = complete(chosen ?? guessColumns(rows, {}));
    return { header: undefined, names: undefined, firstRow, mapping, isOwn: false, later: [] };
  }
  const { index: header, names } = found;
  const firstRow = header + 1;
  if (isOwnHeader(names)) {
    const own = Object.fromEntries(sheetFields.map((field, column) => [importFieldOf(field), column]));
    return { header, names, firstRow, mapping: complete(chosen ?? own), isOwn: true, later: [] };
  }
  const later = chosen ? [] : laterBlocks(rows, firstRow);
  const end = later[0]?.header ?? rows.length;
  const guessed = () => completeNamed(rows.slice(firstRow, end), names);
  return { header, names, firstRow, mapping: complete(chosen ?? guessed()), isOwn: false, later };
}

function laterBlocks(rows: readonly Row[], from: number): Block[] {
  const headers = findLaterHeaders(rows, from);
  return headers.map(({ index, names }, at) => {
    const own = rows.slice(index + 1, headers[at + 1]?.index ?? rows.length);
    return { header: index, names, mapping: complete(completeNamed(own, names)) };
  });
}

const wordy = 12;

/** What the header doesn't name is told by content, but never a remark: a column somebody named is what they named it. */
function completeNamed(rows: readonly Row[], names: Row): ColumnMapping {
  const named = mapHeaders(names, (field, column) => suits(field, columnFacts(rows, column)));
  const { vat } = named;
  const { code, ...rest } = named.mapping;
  const facts = typeof code === 'number' ? columnFacts(rows, code) : undefined;
  // 'Item' or 'Post' above sentences, and no other word for a description: that is what they are.
  const isText = rest.description === undefined && facts && isWords(facts) && facts.averageLength >= wordy;
  const mapping = isText ? { ...rest, description: code } : named.mapping;
  const guessed = guessColumns(rows, mapping, vat === undefined ? [] : [vat]);
  return { ...guessed, notes: mapping.notes ?? null };
}
