import { decimalFromCents } from '#/core/money';
import {
  columnOf,
  headerRow,
  itemRow,
  ownWidths,
  totalFormula,
} from '#/features/work/meetstaat/server/export/item-rows';
import { templateExamples } from '#/features/work/meetstaat/server/template-examples';
import { type ItemCategory, itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';
import { itemTotal } from '#/features/work/shared/meetstaat/rules/totals';
import type { OutCell } from '#/features/work/shared/meetstaat/server/out-cell';
import { type Validation, writeWorkbook } from '#/features/work/shared/meetstaat/server/workbook';

const lastRow = 500;

function column(field: Parameters<typeof columnOf>[0]): string {
  return `${columnOf(field)}2:${columnOf(field)}${lastRow}`;
}

const yesOrNo = ['ja', 'nee'];
const validations: readonly Validation[] = [
  { range: column('category'), oneOf: itemCategories, message: 'Kies een categorie uit de lijst.' },
  { range: column('unit'), oneOf: itemUnits, message: 'Kies een eenheid uit de lijst.' },
  { range: column('quantity'), atLeastZero: true, message: 'Vul een hoeveelheid in van 0 of meer.' },
  { range: column('unitPrice'), atLeastZero: true, message: 'Vul een prijs in van 0 of meer.' },
  { range: column('includedInLoan'), oneOf: yesOrNo, message: 'Kies ja of nee.' },
  { range: column('subsidyEligible'), oneOf: yesOrNo, message: 'Kies ja of nee.' },
];

function exampleRow(category: ItemCategory, index: number): OutCell[] {
  const example = templateExamples[category];
  const item = {
    ...{ category, ...example, includedInLoan: false, subsidyEligible: false, notes: null },
    articleNumber: null,
    totalAmount: decimalFromCents(itemTotal(example)),
  };
  return itemRow(item, index + 2);
}

/** The total appears as soon as somebody fills in the row. */
function openRow(row: number): OutCell[] {
  const formula = `IF(${columnOf('quantity')}${row}="","",${totalFormula(row)})`;
  return [undefined, undefined, undefined, undefined, undefined, { formula, value: '', style: 'money' }];
}

const explanation: readonly OutCell[][] = [
  [{ text: 'Zo gebruikt u dit sjabloon', style: 'strong' }],
  [],
  [{ text: 'Vul op het blad Meetstaat één rij per werk in. De voorbeelden mag u wissen of overschrijven.' }],
  [{ text: `Categorie: ${itemCategories.join(', ')}.` }],
  [{ text: `Eenheid: ${itemUnits.join(', ')}.` }],
  [{ text: 'Prijzen zijn zonder btw. Het totaal rekent zichzelf uit.' }],
  [{ text: 'Bewaar het bestand en kies daarna ‘Excel importeren’ op de pagina Meetstaat.' }],
];

export function makeTemplate(): Uint8Array {
  const filled = itemCategories.map(exampleRow);
  const open = Array.from({ length: lastRow - 1 - filled.length }, (_, index) =>
    openRow(filled.length + 2 + index),
  );
  return writeWorkbook([
    {
      name: 'Meetstaat',
      widths: ownWidths,
      rows: [headerRow, ...filled, ...open],
      frozenHeader: true,
      validations,
    },
    { name: 'Uitleg', widths: [100], rows: explanation },
  ]);
}
