import { isCategoryName } from '#/features/work/meetstaat/server/import/categories';
import { readNumber } from '#/features/work/meetstaat/server/import/numbers';
import { readUnit } from '#/features/work/meetstaat/server/import/units';
import { quantityTypeOf } from '#/features/work/meetstaat/server/import/words';
import {
  type CellValue,
  isBlank,
  type Row,
  textOf,
} from '#/features/work/shared/meetstaat/server/import/cells';

/** What a column looks like, in shares (0..1) of the cells that hold anything. */
export type ColumnFacts = {
  column: number;
  filled: number;
  numbers: number;
  /** Counts up row by row: an order number, not a quantity. */
  isSequence: boolean;
  units: number;
  /** Cells that are m², st …: a unit, and not GP, which can be a type of quantity as well. */
  trueUnits: number;
  types: number;
  codes: number;
  /** Cells that are one of our categories by name; words that hint at one can stand in any remark. */
  categories: number;
  averageLength: number;
  distinct: number;
};

/** '01.04.41.C.', '3.2', 'A.1': parts of digits or a letter or two, with dots between them. */
const articleCode = /^(?:[a-z]{1,2}|\d{1,4})(?:[.-](?:\d{1,4}|[a-z]{1,3}))+\.?$|^\d{1,3}\.$/i;

export function isArticleCode(text: string): boolean {
  return articleCode.test(text.trim());
}

function share(values: readonly CellValue[], fits: (text: string) => boolean): number {
  if (values.length === 0) return 0;
  return values.filter((value) => fits(textOf(value))).length / values.length;
}

function isNumeric(cell: CellValue): boolean {
  return typeof cell === 'number' || readNumber(cell, 3, 'comma').kind === 'number';
}

function countsUp(values: readonly CellValue[]): boolean {
  const numbers = values.flatMap((value) => {
    const read = readNumber(value, 3, 'point');
    return read.kind === 'number' ? [read.whole / 1000] : [];
  });
  if (numbers.length < 4 || numbers.length < values.length * 0.9) return false;
  if (!numbers.every((value) => Number.isInteger(value))) return false;
  const steps = numbers.slice(1).filter((value, index) => value === (numbers[index] ?? 0) + 1).length;
  return steps >= (numbers.length - 1) * 0.8;
}

const sampledRows = 400;

export function columnFacts(rows: readonly Row[], column: number): ColumnFacts {
  const values = rows
    .slice(0, sampledRows)
    .map((row) => row[column] ?? null)
    .filter((cell) => !isBlank(cell));
  const texts = values.map(textOf);
  return {
    column,
    filled: values.length,
    numbers: values.length === 0 ? 0 : values.filter(isNumeric).length / values.length,
    isSequence: countsUp(values),
    units: share(values, (text) => ['unit', 'lump'].includes(readUnit(text).kind)),
    trueUnits: values.filter((value) => typeof value === 'string' && readUnit(value).kind === 'unit').length,
    types: share(values, (text) => quantityTypeOf(text) !== undefined),
    codes: share(values, isArticleCode),
    categories: share(values, isCategoryName),
    averageLength: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    distinct: new Set(texts).size / Math.max(1, texts.length),
  };
}
