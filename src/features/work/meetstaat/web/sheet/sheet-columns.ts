import {
  fieldLabels,
  type SheetField,
  sheetFields,
  type TypedField,
  typedFields,
} from '#/features/work/meetstaat/rules/sheet-cells';
import type { Room } from '#/features/work/meetstaat/web/narrow';

export type SheetColumn = 'mark' | 'edit' | Exclude<SheetField, 'notes'>;

const inRow = sheetFields.filter((field) => field !== 'notes');
const all: readonly SheetColumn[] = ['mark', ...inRow, 'edit'];

/** On a narrow screen category and ticks are in the item itself, and given to a selection; with less room a unit is typed with its quantity. */
export function sheetColumns(room: Room): readonly SheetColumn[] {
  const isLeftOut = (column: SheetColumn) => {
    if (isTick(column) || column === 'category') return room !== 'wide';
    return column === 'unit' && room === 'tight';
  };
  return all.filter((column) => !isLeftOut(column));
}

export function isTyped(column: SheetColumn): column is TypedField {
  return (typedFields as readonly string[]).includes(column);
}

export function isTick(column: SheetColumn): column is 'includedInLoan' | 'subsidyEligible' {
  return column === 'includedInLoan' || column === 'subsidyEligible';
}

const widths: Record<SheetColumn, readonly [wide: string | undefined, tight: string | undefined]> = {
  mark: ['2.75rem', '2.25rem'],
  category: ['7.5rem', '7.5rem'],
  description: [undefined, undefined],
  quantity: ['6.5rem', '6.25rem'],
  unit: ['5rem', '5rem'],
  unitPrice: ['6.75rem', '5.5rem'],
  total: ['7.75rem', '6.75rem'],
  includedInLoan: ['4.25rem', '4.25rem'],
  subsidyEligible: ['4.25rem', '4.25rem'],
  edit: ['3.25rem', '2.5rem'],
};

export function columnWidth(column: SheetColumn, room: Room): string | undefined {
  return widths[column][room === 'tight' ? 1 : 0];
}

export function columnName(column: SheetColumn): string {
  if (column === 'mark') return 'Selecteren';
  return column === 'edit' ? 'Bewerken' : fieldLabels[column];
}

export function isNumber(column: SheetColumn): boolean {
  return column === 'quantity' || column === 'unitPrice' || column === 'total';
}
