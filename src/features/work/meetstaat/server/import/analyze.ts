import type { ImportAnalysis } from '#/features/work/meetstaat/import-contract';
import { classifyRows } from '#/features/work/meetstaat/server/import/classify-row';
import type { Layout } from '#/features/work/meetstaat/server/import/find-layout';
import { readItems } from '#/features/work/meetstaat/server/import/read-items';
import { recommend } from '#/features/work/meetstaat/server/import/recommend';
import { cleanText } from '#/features/work/meetstaat/server/import/text';
import {
  type CellValue,
  columnLetter,
  isBlank,
  type Row,
  type Sheet,
  textOf,
} from '#/features/work/shared/meetstaat/server/import/cells';

const sampleRows = 3;
const longestSample = 200;

/** A number as it is written here; a code of digits is none to group by thousands. */
function shownText(cell: CellValue | undefined, isAmount: boolean): string {
  if (typeof cell !== 'number') return textOf(cell);
  return cell.toLocaleString('nl-NL', { maximumFractionDigits: 6, useGrouping: isAmount });
}

function shown(cell: CellValue | undefined, isAmount = false): string {
  const text = cleanText(shownText(cell, isAmount)).replaceAll('\n', ' ');
  return text.length > longestSample ? `${text.slice(0, longestSample - 1)}…` : text;
}

function usedColumns(rows: readonly Row[]): number[] {
  const used = new Set<number>();
  for (const row of rows) for (const [column, cell] of row.entries()) if (!isBlank(cell)) used.add(column);
  return [...used].sort((a, b) => a - b);
}

/** What we would do with a sheet, before anything is read in earnest, so that the owner can say otherwise. */
export function analyze(sheet: Sheet, layout: Layout, sheets: readonly Sheet[]): ImportAnalysis {
  const otherSheets = sheets.filter((other) => other !== sheet).map(({ name }) => name);
  const rows = sheet.rows.slice(layout.firstRow);
  const kinds = classifyRows(sheet.rows, layout);
  const lines = rows.filter((_, index) => kinds[index]?.kind === 'line');
  const filled = rows.filter((row) => row.some((cell) => !isBlank(cell)));
  const samples = (lines.length > 0 ? lines : filled).slice(0, sampleRows);
  const amounts = new Set([layout.mapping.quantity, layout.mapping.unitPrice, layout.mapping.total]);
  const shownOf = (row: Row, index: number) => shown(row[index], amounts.has(index));
  const columns = usedColumns(layout.names ? [layout.names, ...rows] : rows).map((index) => ({
    index,
    header: shown(layout.names?.[index]) || `Kolom ${columnLetter(index)}`,
    example: samples.map((row) => shownOf(row, index)).find(Boolean) ?? '',
  }));
  return {
    headers: columns.map(({ header }) => header),
    sampleData: samples.map((row) => columns.map(({ index }) => shownOf(row, index))),
    recommendations: recommend({ sheet, layout, otherSheets, columns, result: readItems(sheet, layout) }),
    columns,
    mapping: layout.mapping,
    sheet: sheet.name,
    sheets: sheets.map(({ name, rows: all }) => ({ name, rows: all.length })),
  };
}
