import { type SheetField, sheetFields } from '#/features/work/meetstaat/rules/sheet-cells';
import { ownHeaders } from '#/features/work/meetstaat/server/import/find-layout';
import { columnLetter } from '#/features/work/shared/meetstaat/server/import/cells';
import type { OutCell } from '#/features/work/shared/meetstaat/server/out-cell';

/** One item as both the export and the template write it. */
export type RowItem = {
  category: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  totalAmount: string;
  includedInLoan: boolean;
  subsidyEligible: boolean;
  notes: string | null;
  articleNumber: string | null;
};

export function columnOf(field: SheetField): string {
  return columnLetter(sheetFields.indexOf(field));
}

export const ownWidths = [16, 60, 13, 10, 15, 16, 11, 10, 40, 16];

export const headerRow: readonly OutCell[] = ownHeaders.map((text) => ({ text, style: 'header' as const }));

export function totalFormula(row: number): string {
  return `ROUND(${columnOf('quantity')}${row}*${columnOf('unitPrice')}${row},2)`;
}

/** `row` is its number in the sheet, for the formula of the total. */
export function itemRow(item: RowItem, row: number): OutCell[] {
  return [
    { text: item.category },
    { text: item.description },
    { number: item.quantity, style: 'quantity' },
    { text: item.unit },
    { number: item.unitPrice, style: 'money' },
    { formula: totalFormula(row), value: item.totalAmount, style: 'money' },
    { text: item.includedInLoan ? 'ja' : 'nee' },
    { text: item.subsidyEligible ? 'ja' : 'nee' },
    item.notes === null ? undefined : { text: item.notes },
    item.articleNumber === null ? undefined : { text: item.articleNumber },
  ];
}
