import { type ColumnMapping, importFieldLabels, importFields } from '#/features/meetstaat/import-contract';
import { isBlank, type Row, type Sheet, textOf } from '#/features/meetstaat/server/import/cells';
import { findHeaderRow } from '#/features/meetstaat/server/import/find-header';
import { guessColumns } from '#/features/meetstaat/server/import/guess-columns';
import { mapHeaders } from '#/features/meetstaat/server/import/map-headers';

/** Where the table of a sheet begins and which column is what. */
export type Layout = {
  /** Index of the row that names the columns, where there is one. */
  header: number | undefined;
  firstRow: number;
  mapping: ColumnMapping;
  /** Our own template or export: its texts are taken as they stand. */
  isOwn: boolean;
};

/** The columns of our template and export, in their order. */
export const ownFields = [
  'category',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'total',
  'includedInLoan',
  'subsidyEligible',
  'notes',
] as const;
export const ownHeaders: readonly string[] = ownFields.map((field) => importFieldLabels[field]);

function isOwnHeader(row: Row): boolean {
  return ownHeaders.every((header, column) => textOf(row[column]) === header);
}

function complete(mapping: ColumnMapping): ColumnMapping {
  return Object.fromEntries(importFields.map((field) => [field, mapping[field] ?? null]));
}

export function findLayout({ rows }: Sheet, chosen?: ColumnMapping): Layout {
  const header = findHeaderRow(rows);
  const headerRow = header === undefined ? undefined : rows[header];
  if (header === undefined || headerRow === undefined) {
    const firstRow = rows.findIndex((row) => row.some((cell) => !isBlank(cell)));
    return { header: undefined, firstRow, mapping: complete(chosen ?? guessColumns(rows, {})), isOwn: false };
  }
  const firstRow = header + 1;
  if (isOwnHeader(headerRow)) {
    const own = Object.fromEntries(ownFields.map((field, column) => [field, column]));
    return { header, firstRow, mapping: complete(chosen ?? own), isOwn: true };
  }
  const named = mapHeaders(headerRow);
  const guessed = () => completeNamed(rows.slice(firstRow), named);
  return { header, firstRow, mapping: complete(chosen ?? guessed()), isOwn: false };
}

/** What the header doesn't name is told by content, but never a remark: a column somebody named is what they named it. */
function completeNamed(rows: readonly Row[], { mapping, vat }: ReturnType<typeof mapHeaders>): ColumnMapping {
  const guessed = guessColumns(rows, mapping, vat === undefined ? [] : [vat]);
  return { ...guessed, notes: mapping.notes ?? null };
}
