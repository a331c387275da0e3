import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellText,
  readCell,
  type SheetField,
  sheetFields,
  tickedWords,
} from '#/features/work/meetstaat/rules/sheet-cells';
import { moved, nextTyped, rangeOf } from '#/features/work/meetstaat/rules/sheet-cursor';
import { planPaste, readClipboard, writeClipboard } from '#/features/work/meetstaat/rules/sheet-paste';
import { type Item, itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';

const tiles: Item = {
  ...{ id: 1, projectId: 1, category: 'Vloeren', description: 'Tegels', quantity: '12.5', unit: 'm²' },
  ...{ unitPrice: '48.30', totalAmount: '603.75', totalPrice: '603.75', contactId: null, notes: null },
  ...{ includedInLoan: false, subsidyEligible: true, subsidyTypeId: null, version: 1 },
  ...{ vatRate: null, isComplete: false, roomIds: [], articleNumber: '01.2' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};

it('tells what is ticked where ticks have no columns', () => {
  expect(tickedWords(tiles)).toEqual(['Premie']);
  expect(tickedWords({ ...tiles, includedInLoan: true })).toEqual(['Lening', 'Premie']);
  expect(tickedWords({ includedInLoan: false, subsidyEligible: false })).toEqual([]);
});

describe('a cell', () => {
  it.each<[SheetField, string, object]>([
    ['quantity', '1.234,56', { quantity: '1234.56' }],
    ['quantity', '12,5 m²', { quantity: '12.5', unit: 'm²' }],
    ['quantity', '3 stuks', { quantity: '3', unit: 'st' }],
    ['quantity', '0.25', { quantity: '0.25' }],
    ['unitPrice', '€ 1.040,50', { unitPrice: '1040.50' }],
    ['unitPrice', '48,3 EUR', { unitPrice: '48.30' }],
    ['unit', 'm2', { unit: 'm²' }],
    ['unit', 'uren', { unit: 'uur' }],
    ['category', 'vl', { category: 'Vloeren' }],
    ['category', 'ISOLATIE', { category: 'Isolatie' }],
    ['includedInLoan', 'x', { includedInLoan: true }],
    ['subsidyEligible', 'Nee', { subsidyEligible: false }],
    ['description', '  Tegels  ', { description: 'Tegels' }],
    ['total', '€ 99', {}],
    ['notes', ' ', { notes: null }],
    ['articleNumber', ' 02.40.A ', { articleNumber: '02.40.A' }],
  ])('reads %s ‘%s’', (field, text, changes) => {
    expect(readCell(field, text)).toEqual({ ok: true, changes });
  });

  it.each<[SheetField, string]>([
    ['quantity', 'veel'],
    ['quantity', '-2'],
    ['quantity', '3 ons'],
    ['unitPrice', '1,234'],
    ['unitPrice', ''],
    ['unit', 'ons'],
    ['category', ''],
    ['category', 'Zwembad'],
    ['description', ' '],
    ['includedInLoan', 'misschien'],
  ])('refuses %s ‘%s’ with a sentence', (field, text) => {
    expect(readCell(field, text)).toMatchObject({ ok: false, message: expect.stringMatching(/\.$/) });
  });

  it('reads back whatever it shows', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const item = fc.record({
      quantity: fc.integer({ min: 0, max: 999_999 }).map((value) => (value / 1000).toString()),
      unitPrice: cents.map((value) => (value / 100).toFixed(2)),
      category: fc.constantFrom(...itemCategories),
      unit: fc.constantFrom(...itemUnits),
      includedInLoan: fc.boolean(),
    });
    fc.assert(
      fc.property(item, (values) => {
        const whole = { ...tiles, ...values };
        for (const field of ['quantity', 'unitPrice', 'category', 'unit', 'includedInLoan'] as const) {
          expect(readCell(field, cellText(whole, field))).toEqual({
            ok: true,
            changes: { [field]: whole[field] },
          });
        }
      }),
    );
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sheetFields), fc.string({ unit: 'binary' }), (field, text) => {
        expect(typeof readCell(field, text).ok).toBe('boolean');
      }),
    );
  });
});

describe('the clipboard', () => {
  it('is read as a spreadsheet writes it: quotes around what holds a newline, a tab or a quote', () => {
    expect(readClipboard('a\tb\r\n"c ""d""\ne"\t\r\n')).toEqual([
      ['a', 'b'],
      ['c "d"\ne', ''],
    ]);
    expect(readClipboard('"2" buis\t1')).toEqual([['"2" buis', '1']]);
  });

  it('comes back as it went', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', 'é', ',') });
    const block = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 4 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(block, (rows) => {
        expect(readClipboard(writeClipboard(rows))).toEqual(rows);
      }),
    );
  });
});

describe('a block that is pasted', () => {
  const base = { category: 'Ramen', unit: 'st' } as const;

  it('changes what is there from the cursor on, and becomes new items below the last', () => {
    const block = readClipboard('Plinten\t4,5 m\t\t€ 8\nVensterbank\t3\tst\t120,00');
    expect(planPaste({ block, items: [tiles], first: 'description', base })).toMatchObject({
      ok: true,
      update: [
        { item: tiles, changes: { description: 'Plinten', quantity: '4.5', unit: 'm', unitPrice: '8.00' } },
      ],
      create: [
        { category: 'Vloeren', description: 'Vensterbank', quantity: '3', unit: 'st', unitPrice: '120.00' },
      ],
    });
  });

  it('leaves out the names of the columns, blank rows and what is the same already', () => {
    const own = sheetFields.map((field) => cellText(tiles, field));
    const head = [
      'Categorie',
      'Omschrijving',
      'Hoeveelheid',
      'Eenheid',
      'Eenheidsprijs',
      'Totaal',
      'In lening',
    ];
    const plan = planPaste({ block: [head, own, ['', ' ']], items: [tiles], first: 'category', base });
    expect(plan).toEqual({ ok: true, update: [], create: [] });
  });

  it('changes nothing that is not in sight', () => {
    const fields = ['category', 'description'] as const;
    const paste = { items: [tiles], fields, first: 'description', base } as const;
    expect(planPaste({ ...paste, block: [['Plinten']] })).toMatchObject({
      update: [{ changes: { description: 'Plinten' } }],
    });
    expect(planPaste({ ...paste, block: [['Plinten'], ['Deur', '3']] })).toMatchObject({
      ok: false,
      message: expect.stringContaining('meer kolommen'),
    });
  });

  it('fills a selection with one cell', () => {
    const items = [tiles, { ...tiles, id: 2, unit: 'st' as const }];
    const plan = planPaste({ block: [['m']], items, first: 'unit', base, range: { rows: 2, columns: 1 } });
    expect(plan).toMatchObject({
      update: [{ changes: { unit: 'm' } }, { item: { id: 2 }, changes: { unit: 'm' } }],
    });
  });

  it.each([
    ['Tegels\tveel', 'Er is niets geplakt: Hoeveelheid ‘veel’: Vul een hoeveelheid in van 0 of meer.'],
    ['Tegels\t3\n\t4', 'Er is niets geplakt: rij 2, een nieuw item heeft een omschrijving nodig.'],
    ['Tegels\t999999999\t\t99999999', 'Er is niets geplakt: Hoeveelheid maal prijs is te groot'],
  ])('pastes nothing of ‘%s’, and says why', (text, message) => {
    const plan = planPaste({ block: readClipboard(text), items: [], first: 'description', base });
    expect(plan).toMatchObject({ ok: false, message: expect.stringContaining(message) });
  });
});

describe('the cursor', () => {
  const size = { rows: 4, columns: 3 };

  it('never leaves the sheet', () => {
    const key = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    const start = fc.record({ row: fc.nat(3), column: fc.nat(2) });
    fc.assert(
      fc.property(start, fc.array(fc.tuple(key, fc.boolean())), (from, keys) => {
        let cell = from;
        for (const [each, isFar] of keys) cell = moved(cell, each, { isFar, page: 2, size }) ?? cell;
        expect(cell.row >= 0 && cell.row < 4 && cell.column >= 0 && cell.column < 3).toBe(true);
      }),
    );
    expect(moved({ row: 1, column: 1 }, 'x', { isFar: false, page: 2, size })).toBeUndefined();
  });

  it('goes with Tab from one cell to type in to the next, past what is no row, and stops at the end', () => {
    const go = (row: number, column: number, back = false) =>
      nextTyped({ row, column }, { back, typed: [0, 2], isRow: (each) => each !== 1, size });
    expect(go(0, 0)).toEqual({ row: 0, column: 2 });
    expect(go(0, 2)).toEqual({ row: 2, column: 0 });
    expect(go(2, 0, true)).toEqual({ row: 0, column: 2 });
    expect([go(3, 2), go(0, 0, true)]).toEqual([undefined, undefined]);
  });

  it('spans a range from either end', () => {
    const range = { top: 1, bottom: 3, left: 0, right: 2 };
    expect(rangeOf({ row: 3, column: 0 }, { row: 1, column: 2 })).toEqual(range);
  });
});
