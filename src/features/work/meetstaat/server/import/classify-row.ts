import type { ImportField } from '#/features/work/meetstaat/import-contract';
import { isArticleCode } from '#/features/work/meetstaat/server/import/column-facts';
import type { Layout } from '#/features/work/meetstaat/server/import/find-layout';
import { cleanText } from '#/features/work/meetstaat/server/import/text';
import { totalAtEnd, totalText } from '#/features/work/meetstaat/server/import/words';
import {
  type CellValue,
  isBlank,
  isEmptyRow,
  type Row,
  textOf,
} from '#/features/work/shared/meetstaat/server/import/cells';

export type ItemRow = {
  kind: 'line';
  code: string;
  description: string;
  cell: (field: ImportField) => CellValue;
};

export type ClassifiedRow =
  | { kind: 'empty' }
  /** A subtotal, a total, the header once more at the top of a page: read by people, not by us. */
  | { kind: 'skipped' }
  /** A text with nothing to count: a chapter, or more words for the line above. */
  | { kind: 'title'; code: string; text: string }
  /** A remark beside nothing: it belongs to the line above. */
  | { kind: 'remark'; text: string }
  | ItemRow;

/** What makes a row a line: something to count or to pay. A total alone may be the sum of a chapter. */
const lineFields = ['quantity', 'unit', 'quantityType', 'unitPrice'] as const;

function textsOf(
  layout: Layout,
  cell: (field: ImportField) => CellValue,
): { code: string; description: string } {
  const clean = layout.isOwn ? (text: string) => text.replaceAll('\r\n', '\n').trim() : cleanText;
  const description = clean(textOf(cell('description')));
  if (layout.isOwn) return { code: clean(textOf(cell('code'))), description };
  const code = cleanText(textOf(cell('code')));
  // A chapter is often merged over all columns, and then stands in the first.
  if (description === '' && code !== '' && !isArticleCode(code)) return { code: '', description: code };
  const category = cleanText(textOf(cell('category')));
  if (description === '' && code === '' && category !== '') return { code: '', description: category };
  return { code: code.replace(/(?<![.\s])[.\s]+$/, ''), description };
}

function namedColumns(header: Row | undefined): { column: number; text: string }[] {
  return (header ?? []).flatMap((cell, column) => (isBlank(cell) ? [] : [{ column, text: textOf(cell) }]));
}

function sumsUp(row: Row, description: string): boolean {
  if (description !== '') return totalText.test(description) || totalAtEnd.test(description);
  return row.some((cell) => typeof cell === 'string' && totalText.test(cell.trim()));
}

/** '1 | 2 | 3 | 4' below a header: the columns are numbered, and nothing is sold. */
function countsColumns(row: Row): boolean {
  const filled = row.filter((cell) => !isBlank(cell)).map((cell) => Number(cell));
  return filled.length >= 3 && filled.every((value, index) => Number.isInteger(value) && value === index + 1);
}

/** The rows below the header of a sheet, each by the columns of its own block. */
export function classifyRows(rows: readonly Row[], layout: Layout): ClassifiedRow[] {
  const { firstRow, later } = layout;
  const first = rows.slice(firstRow, later[0]?.header).map(createClassifier(layout));
  const rest = later.flatMap(({ header, names, mapping }, at): ClassifiedRow[] => {
    const own = rows.slice(header + 1, later[at + 1]?.header);
    return [{ kind: 'skipped' }, ...own.map(createClassifier({ ...layout, names, mapping }))];
  });
  return [...first, ...rest];
}

/** For one table; what is the same for all of its rows is looked up once. */
function createClassifier(layout: Layout): (row: Row) => ClassifiedRow {
  const named = namedColumns(layout.names);
  const repeatsHeader = (row: Row) =>
    named.length >= 2 && named.every(({ column, text }) => row[column] === text);
  return (row) => {
    if (isEmptyRow(row)) return { kind: 'empty' };
    return repeatsHeader(row) || countsColumns(row) ? { kind: 'skipped' } : classifyFilled(row, layout);
  };
}

function classifyFilled(row: Row, layout: Layout): ClassifiedRow {
  const cell = (field: ImportField): CellValue => {
    const column = layout.mapping[field];
    return typeof column === 'number' ? (row[column] ?? null) : null;
  };
  const { code, description } = textsOf(layout, cell);
  const has = (field: ImportField) => !isBlank(cell(field));
  const isWhole = layout.isOwn && has('category');
  const isCounted = has('unit') || has('quantityType');
  if (!isWhole && !isCounted && sumsUp(row, description)) return { kind: 'skipped' };
  // 'Totaal' may stand anywhere in a row of its own, also where the units are.
  const isNameless = description === '' && !has('quantity') && !has('unitPrice');
  if (!isWhole && isNameless && (has('total') || sumsUp(row, ''))) return { kind: 'skipped' };
  const hasText = code !== '' || description !== '';
  if (isWhole || lineFields.some(has)) {
    // A sum under the column of quantities has neither a text nor a unit.
    const isLooseSum = !hasText && !has('unit') && !has('quantityType');
    return isLooseSum && !isWhole ? { kind: 'skipped' } : { kind: 'line', code, description, cell };
  }
  if (hasText) return { kind: 'title', code, text: description };
  if (has('total')) return { kind: 'skipped' };
  return has('notes') ? { kind: 'remark', text: cleanText(textOf(cell('notes'))) } : { kind: 'empty' };
}
