import type { ImportItem, ImportResult } from '#/features/work/meetstaat/import-contract';
import { findCategory } from '#/features/work/meetstaat/server/import/categories';
import { Chapters } from '#/features/work/meetstaat/server/import/chapters';
import {
  type ClassifiedRow,
  classifyRows,
  type ItemRow,
} from '#/features/work/meetstaat/server/import/classify-row';
import type { Layout } from '#/features/work/meetstaat/server/import/find-layout';
import { decimalStyle } from '#/features/work/meetstaat/server/import/numbers';
import { readLine } from '#/features/work/meetstaat/server/import/read-line';
import { skipSums } from '#/features/work/meetstaat/server/import/skip-sums';
import { isCapitals, wordsOf } from '#/features/work/meetstaat/server/import/text';
import { noQuantities, Warnings } from '#/features/work/meetstaat/server/import/warnings';
import { isTemplateExample } from '#/features/work/meetstaat/server/template-examples';
import { itemDescriptionLength, itemNotesLength } from '#/features/work/shared/meetstaat/contract';
import { type CellValue, type Sheet, textOf } from '#/features/work/shared/meetstaat/server/import/cells';

type Title = Extract<ClassifiedRow, { kind: 'title' }>;

function* numberCells(
  { rows }: Sheet,
  { mapping, firstRow, later }: Layout,
): Generator<CellValue | undefined> {
  const blocks = [{ mapping, from: firstRow }, ...later.map((one) => ({ ...one, from: one.header + 1 }))];
  for (const [at, { mapping: own, from }] of blocks.entries()) {
    const end = blocks[at + 1]?.from ?? rows.length;
    for (const column of [own.quantity, own.unitPrice, own.total]) {
      if (typeof column !== 'number') continue;
      for (let index = from; index < end; index += 1) yield rows[index]?.[column];
    }
  }
}

/** In a file that numbers its lines, a text without a number is no chapter. */
function numbersItsLines(rows: readonly ClassifiedRow[]): boolean {
  const lines = rows.filter((row) => row.kind === 'line');
  return lines.filter(({ code }) => code !== '').length > lines.length / 2;
}

/** Chapters are in capitals, or hold what comes next; an article whose quantity was forgotten does neither. */
function isDoubtful(title: Title, rows: readonly ClassifiedRow[], index: number): boolean {
  if (title.code === '' || isCapitals(title.text)) return false;
  const next = rows
    .slice(index + 1, index + 20)
    .find((row) => (row.kind === 'line' || row.kind === 'title') && row.code !== '');
  const nextCode = next?.kind === 'line' || next?.kind === 'title' ? next.code : '';
  return nextCode.split('.').length <= title.code.split('.').length;
}

const tellingWords = 8;

function firstWords(text: string): string {
  return text.split(/\s+/, tellingWords).join(' ');
}

function isChapterName(text: string): boolean {
  return wordsOf(text).length <= 4 && findCategory(text) !== undefined;
}

function isChapter(title: Title, before: ClassifiedRow['kind'], numbered: boolean): boolean {
  if (title.code !== '' || isCapitals(title.text)) return true;
  if (numbered) return false;
  return isChapterName(title.text) || before !== 'line';
}

function append(text: string, more: string, between: string, max: number): string {
  const joined = `${text}${between}${more}`;
  return joined.length > max ? text : joined;
}

/** From the rows below the header to items, with what could not be read and what is worth knowing. */
export function readItems(sheet: Sheet, layout: Layout): ImportResult {
  const { isOwn, firstRow } = layout;
  const hasQuantities = [layout, ...layout.later].some(({ mapping }) => typeof mapping.quantity === 'number');
  const table = { style: decimalStyle(numberCells(sheet, layout)), isOwn, hasQuantities };
  const classified = classifyRows(sheet.rows, layout);
  const rows = isOwn ? classified : skipSums(classified, table.style);
  const numbered = numbersItsLines(rows);
  const chapters = new Chapters();
  const warnings = new Warnings();
  const items: ImportItem[] = [];
  const errors: string[] = [];
  let before: ClassifiedRow['kind'] = 'empty';
  /** The item that a following text belongs to; none after a line that could not be read. */
  let above: ImportItem | undefined;

  const readOne = (line: ItemRow, rowNumber: number) => {
    const result = readLine(line, table);
    const chapter = chapters.categoryOf(line.code);
    if (!result.ok) {
      errors.push(`Rij ${rowNumber}: ${result.reason}`);
      above = undefined;
      return;
    }
    for (const kind of result.warnings) warnings.add(kind, rowNumber);
    // Where no heading tells, the work itself often does.
    const told = findCategory(textOf(line.cell('category'))) ?? chapter;
    const category = told ?? (isOwn ? undefined : findCategory(firstWords(line.description))) ?? 'Algemeen';
    const item = { category, ...result.item };
    if (isOwn && isTemplateExample(item)) {
      warnings.add('templateExample', rowNumber);
      above = undefined;
      return;
    }
    above = item;
    items.push(above);
  };

  for (const [index, row] of rows.entries()) {
    const rowNumber = firstRow + index + 1;
    switch (row.kind) {
      case 'line':
        readOne(row, rowNumber);
        break;
      case 'title':
        if (isChapter(row, before, numbered)) {
          chapters.open(row.code, row.text);
          above = undefined;
          if (isDoubtful(row, rows, index)) warnings.add('titleWithoutLines', rowNumber);
        } else if (above) {
          above.description = append(above.description, row.text, '\n', itemDescriptionLength);
          continue;
        }
        break;
      case 'remark':
        if (above)
          above.notes = append(above.notes ?? '', row.text, above.notes ? ' · ' : '', itemNotesLength);
        continue;
      case 'empty':
      case 'skipped':
        break;
    }
    before = row.kind;
  }
  const summary = {
    totalRows: items.length + errors.length,
    validRows: items.length,
    invalidRows: errors.length,
  };
  return {
    items,
    errors,
    warnings: [...(hasQuantities || items.length === 0 ? [] : [noQuantities]), ...warnings.tell()],
    summary,
  };
}
