import * as XLSX from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromWhole } from '#/core/decimal';
import { decimalFromCents } from '#/core/money';
import { decimalFromQuantity, thousandths } from '#/core/quantity';
import { exportItems } from '#/features/work/meetstaat/server/export/export-items';
import { makeTemplate } from '#/features/work/meetstaat/server/export/template';
import { parseFile } from '#/features/work/meetstaat/server/import/import-file';
import { unzip } from '#/features/work/meetstaat/server/import/unzip';
import { type Item, itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';
import { itemTotal } from '#/features/work/shared/meetstaat/rules/totals';

type Given = Pick<
  Item,
  | 'category'
  | 'description'
  | 'articleNumber'
  | 'quantity'
  | 'unit'
  | 'unitPrice'
  | 'notes'
  | 'includedInLoan'
  | 'subsidyEligible'
>;

function asItem(given: Given, index = 0): Item {
  const totalAmount = decimalFromCents(itemTotal(given));
  const moment = '2024-05-01T10:00:00.000Z';
  return {
    ...{ id: index + 1, projectId: 1, ...given, totalAmount, totalPrice: totalAmount },
    ...{ vatRate: null, isComplete: false, roomIds: [] },
    ...{ contactId: null, subsidyTypeId: null, version: 1, createdAt: moment, updatedAt: moment },
  };
}

const plain: Given = {
  ...{ category: 'Vloeren', description: 'Tegels', quantity: '12.5', unit: 'm²', unitPrice: '40.00' },
  ...{ notes: null, articleNumber: null, includedInLoan: false, subsidyEligible: true },
};

/** As the server keeps a text: trimmed, without the character that no database takes. */
const text = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.constantFrom(
        '=1+1',
        '+32 9',
        '-',
        '@x',
        'Totaal',
        'BTW 6%',
        'a\r\nb',
        '<BR>',
        '_x000D_',
        'SANITAIR',
        '01.02.',
        '&amp;',
      ),
    )
    .map((value) => value.replaceAll('\u0000', '').replaceAll('\r', '').trim());

const givenItem: fc.Arbitrary<Given> = fc.record({
  category: fc.constantFrom(...itemCategories),
  description: text(60).filter((value) => value !== ''),
  quantity: fc.integer({ min: 0, max: 9_999_999 }).map((value) => decimalFromQuantity(thousandths(value))),
  unit: fc.constantFrom(...itemUnits),
  unitPrice: fc.integer({ min: 0, max: 999_999 }).map((value) => decimalFromWhole(value, 2)),
  notes: fc.option(text(40).filter((value) => value !== '')),
  articleNumber: fc.option(
    text(20)
      .map((value) => value.replaceAll('\n', ' ').trim())
      .filter((value) => value !== ''),
  ),
  includedInLoan: fc.boolean(),
  subsidyEligible: fc.boolean(),
});

describe('the export', () => {
  it('is read back to the same items, whatever people wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(givenItem, { minLength: 1, maxLength: 8 }), async (items) => {
        const back = await parseFile(exportItems(items.map(asItem)));
        expect(back.errors).toEqual([]);
        expect(back.items).toEqual(items);
      }),
      { numRuns: 200 },
    );
  });

  it('calculates with formulas, and shows their values to who does not', () => {
    const second = { ...plain, subsidyEligible: false, quantity: '2' };
    const bytes = exportItems([asItem(plain), asItem(second, 1)]);
    const sheet = XLSX.read(bytes, { cellFormula: true }).Sheets.Meetstaat ?? {};
    expect(sheet.F2).toMatchObject({ f: 'ROUND(C2*E2,2)', v: 500 });
    expect(sheet.F5).toMatchObject({ f: 'SUM(F2:F3)', v: 580 });
    expect(sheet.F6).toMatchObject({ f: 'SUMIF(H2:H3,"ja",F2:F3)', v: 500 });
    expect(sheet.A1).toMatchObject({ v: 'Categorie' });
  });

  it.each(['=1+1', '+SUM(A1)', '-2', '@cmd', '=HYPERLINK("http://x")'])(
    'keeps %s a text',
    async (description) => {
      const bytes = exportItems([asItem({ ...plain, description })]);
      const cell = XLSX.read(bytes, { cellFormula: true }).Sheets.Meetstaat?.B2;
      expect(cell).toMatchObject({ t: 's', v: description });
      expect(cell).not.toHaveProperty('f');
      const xml = new TextDecoder().decode((await unzip(bytes)).get('xl/worksheets/sheet1.xml'));
      expect(xml).toMatch(/<c r="B2" s="1" t="inlineStr">/);
    },
  );

  it('of before items had a number is still known as ours', async () => {
    const sheet = XLSX.read(exportItems([asItem(plain)])).Sheets.Meetstaat ?? {};
    for (const row of [1, 2]) delete sheet[`J${row}`];
    const book = { SheetNames: ['Meetstaat'], Sheets: { Meetstaat: sheet } };
    const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }));
    expect((await parseFile(bytes)).items).toEqual([plain]);
  });

  it('of nothing is a header that holds nothing to import', async () => {
    expect(await parseFile(exportItems([]))).toMatchObject({ items: [], errors: [] });
  });
});

describe('the template', () => {
  it('is read without an error, and its examples are no items', async () => {
    expect(await parseFile(makeTemplate())).toEqual({
      items: [],
      errors: [],
      warnings: ['Rijen 2, 3, 4, 5, 6 en 6 andere zijn voorbeelden van het sjabloon: wij lieten ze weg.'],
      summary: { totalRows: 0, validRows: 0, invalidRows: 0 },
    });
  });

  it('gives an example that somebody made their own', async () => {
    const chape = { category: 'Isolatie', description: 'Isolatiechape', quantity: '7', unit: 'm³' } as const;
    const { items, warnings } = await parseFile(
      exportItems([asItem({ ...plain, ...chape, unitPrice: '165.00' })]),
    );
    expect(items).toMatchObject([{ description: 'Isolatiechape', quantity: '7' }]);
    expect(warnings).toEqual([]);
  });

  it('offers our categories and units in the cells', async () => {
    const xml = new TextDecoder().decode((await unzip(makeTemplate())).get('xl/worksheets/sheet1.xml'));
    expect(xml).toContain(`<formula1>&quot;${itemCategories.join(',')}&quot;</formula1>`);
    expect(xml).toContain(`<formula1>&quot;${itemUnits.join(',')}&quot;</formula1>`);
    // What Excel takes in one list.
    expect(itemCategories.join(',').length).toBeLessThan(255);
  });

  it('is the same file every time it is made', () => {
    expect(Buffer.from(makeTemplate()).equals(Buffer.from(makeTemplate()))).toBe(true);
  });
});
