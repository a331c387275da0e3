import type { ImportAnalysis } from '#/features/meetstaat/import-contract';
import {
  columnLetter,
  isBlank,
  type Row,
  type Sheet,
  textOf,
} from '#/features/meetstaat/server/import/cells';
import { createClassifier } from '#/features/meetstaat/server/import/classify-row';
import type { Layout } from '#/features/meetstaat/server/import/find-layout';
import { readItems } from '#/features/meetstaat/server/import/read-items';
import { recommend } from '#/features/meetstaat/server/import/recommend';
import { cleanText } from '#/features/meetstaat/server/import/text';

const sampleRows = 3;
const longestSample = 200;

function shown(row: Row | undefined, column: number): string {
  const text = cleanText(textOf(row?.[column])).replaceAll('\n', ' ');
  return text.length > longestSample ? `${text.slice(0, longestSample - 1)}…` : text;
}

function usedColumns(rows: readonly Row[]): number[] {
  const used = new Set<number>();
  for (const row of rows) for (const [column, cell] of row.entries()) if (!isBlank(cell)) used.add(column);
  return [...used].sort((a, b) => a - b);
}

/** What we would do with a sheet, before anything is read in earnest, so that the owner can say otherwise. */
export function analyze(sheet: Sheet, layout: Layout, otherSheets: readonly string[]): ImportAnalysis {
  const headerRow = layout.header === undefined ? undefined : sheet.rows[layout.header];
  const rows = sheet.rows.slice(layout.firstRow);
  const classify = createClassifier(layout, headerRow);
  const lines = rows.filter((row) => classify(row).kind === 'line');
  const filled = rows.filter((row) => row.some((cell) => !isBlank(cell)));
  const samples = (lines.length > 0 ? lines : filled).slice(0, sampleRows);
  const columns = usedColumns(headerRow ? [headerRow, ...rows] : rows).map((index) => ({
    index,
    header: shown(headerRow, index) || `Kolom ${columnLetter(index)}`,
    example: samples.map((row) => shown(row, index)).find(Boolean) ?? '',
  }));
  return {
    headers: columns.map(({ header }) => header),
    sampleData: samples.map((row) => columns.map(({ index }) => shown(row, index))),
    recommendations: recommend({ sheet, layout, otherSheets, columns, result: readItems(sheet, layout) }),
    columns,
    mapping: layout.mapping,
  };
}
