import { type CoverageFigure, coverageFigures } from '#/features/work/meetstaat/rules/coverage-sum';
import {
  fieldLabels,
  type SheetField,
  type TypedField,
  typedFields,
} from '#/features/work/meetstaat/rules/sheet-cells';
import { coverageNames } from '#/features/work/meetstaat/web/covered-content';
import type { Room } from '#/features/work/meetstaat/web/narrow';

export type SheetColumn =
  | 'mark'
  | 'edit'
  | 'remove'
  | Exclude<SheetField, 'notes' | 'articleNumber'>
  | CoverageFigure;

type Asked = { room: Room; isCovering: boolean; mayChange: boolean };

/**
 * On a narrow screen the category, what is ticked and what was invoiced and paid stand under the words, a unit is typed
 * with its quantity, and ticks are set in the item itself and given to a selection.
 */
export function sheetColumns({ room, isCovering, mayChange }: Asked): readonly SheetColumn[] {
  const isWide = room === 'wide';
  const shown: (SheetColumn | false)[] = [
    mayChange && 'mark',
    isWide && 'category',
    'description',
    ...(isCovering ? coverageColumns(isWide) : estimateColumns(isWide)),
    mayChange && 'edit',
    mayChange && 'remove',
  ];
  return shown.filter((column) => column !== false);
}

function estimateColumns(isWide: boolean): readonly SheetColumn[] {
  if (!isWide) return ['quantity', 'unitPrice', 'total'];
  return ['quantity', 'unit', 'unitPrice', 'total', 'includedInLoan', 'subsidyEligible'];
}

function coverageColumns(isWide: boolean): readonly SheetColumn[] {
  return isWide ? coverageFigures : ['estimated', 'quoted'];
}

/** What then stands under the words of a row, line by line. */
export type UnderLines = readonly (readonly ('category' | 'ticks' | 'invoiced' | 'paid')[])[];

type Under = Pick<Asked, 'room' | 'isCovering'> & { isGrouped: boolean };

export function underLines({ room, isCovering, isGrouped }: Under): UnderLines {
  if (room === 'wide') return [];
  if (!isCovering) return isGrouped ? [['ticks']] : [['category', 'ticks']];
  const category: UnderLines = isGrouped ? [] : [['category']];
  return room === 'tight' ? [...category, ['invoiced'], ['paid']] : [...category, ['invoiced', 'paid']];
}

/** All rows are of one height: two lines of words, and what stands under them. */
export function rowHeightOf(under: UnderLines): number {
  return under.length === 0 ? 44 : 42 + under.length * 18;
}

export function isTyped(column: SheetColumn): column is TypedField {
  return (typedFields as readonly string[]).includes(column);
}

export function isTick(column: SheetColumn): column is 'includedInLoan' | 'subsidyEligible' {
  return column === 'includedInLoan' || column === 'subsidyEligible';
}

export function isCovered(column: SheetColumn): column is CoverageFigure {
  return (coverageFigures as readonly string[]).includes(column);
}

/** Only who changes something needs it: not on paper. */
export function isTool(column: SheetColumn): column is 'mark' | 'edit' | 'remove' {
  return column === 'mark' || column === 'edit' || column === 'remove';
}

const widths: Record<SheetColumn, readonly [wide: string | undefined, tight: string | undefined]> = {
  mark: ['2.5rem', '2.25rem'],
  category: ['7rem', undefined],
  description: [undefined, undefined],
  quantity: ['6.5rem', '6.25rem'],
  unit: ['4.75rem', undefined],
  unitPrice: ['6.25rem', '5rem'],
  total: ['7.5rem', '6.5rem'],
  includedInLoan: ['4rem', undefined],
  subsidyEligible: ['4.25rem', undefined],
  estimated: ['7.75rem', '6.5rem'],
  quoted: ['9.5rem', '9.25rem'],
  invoiced: ['8rem', undefined],
  paid: ['7.5rem', undefined],
  edit: ['2.375rem', '2rem'],
  remove: ['2.375rem', '2rem'],
};

export function columnWidth(column: SheetColumn, room: Room): string | undefined {
  return widths[column][room === 'tight' ? 1 : 0];
}

const names: Record<SheetColumn, string> = {
  ...fieldLabels,
  ...coverageNames,
  mark: 'Selecteren',
  edit: 'Bewerken',
  remove: 'Verwijderen',
};

export function columnName(column: SheetColumn): string {
  return names[column];
}

export function isNumber(column: SheetColumn): boolean {
  return column === 'quantity' || column === 'unitPrice' || column === 'total' || isCovered(column);
}
