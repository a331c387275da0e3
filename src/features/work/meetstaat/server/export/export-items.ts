import { decimalFromCents } from '#/core/money';
import { columnOf, headerRow, itemRow, ownWidths } from '#/features/work/meetstaat/server/export/item-rows';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { itemsTotal } from '#/features/work/shared/meetstaat/rules/sums';
import { eligibleTotal } from '#/features/work/shared/meetstaat/rules/totals';
import type { OutCell } from '#/features/work/shared/meetstaat/server/out-cell';
import { writeWorkbook } from '#/features/work/shared/meetstaat/server/workbook';

function totalRows(items: readonly Item[]): OutCell[][] {
  const last = items.length + 1;
  const total = columnOf('total');
  const amounts = `${total}2:${total}${last}`;
  const ticks = `${columnOf('subsidyEligible')}2:${columnOf('subsidyEligible')}${last}`;
  const line = (text: string, formula: string, value: string): OutCell[] => [
    undefined,
    { text, style: 'strong' },
    undefined,
    undefined,
    undefined,
    { formula, value, style: 'strongMoney' },
  ];
  return [
    [],
    line('Totaal', `SUM(${amounts})`, decimalFromCents(itemsTotal(items))),
    line('Totaal premie', `SUMIF(${ticks},"ja",${amounts})`, decimalFromCents(eligibleTotal(items))),
  ];
}

/** The meetstaat as a workbook that the importer reads back to the same items. */
export function exportItems(items: readonly Item[]): Uint8Array {
  const rows = [
    headerRow,
    ...items.map((item, index) => itemRow(item, index + 2)),
    ...(items.length > 0 ? totalRows(items) : []),
  ];
  return writeWorkbook([{ name: 'Meetstaat', widths: ownWidths, rows, frozenHeader: true }]);
}
