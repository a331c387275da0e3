import * as XLSX from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { analyzeFile, parseFile } from '#/features/work/meetstaat/server/import/import-file';
import { readSheets } from '#/features/work/meetstaat/server/import/read-sheets';
import { readUnit } from '#/features/work/meetstaat/server/import/units';
import type { Row } from '#/features/work/shared/meetstaat/server/import/cells';
import { bytesOf, workbookOf } from '../../../../../../tests/support/spreadsheets';

const read = (rows: readonly Row[]) => parseFile(workbookOf(rows, 'xlsx'));
const lines = async (rows: readonly Row[]) =>
  (await read(rows)).items.map(
    ({ description, quantity, unit, unitPrice }) => `${description} ${quantity} ${unit} × ${unitPrice}`,
  );

describe('the columns of a sheet that nobody here made', () => {
  it.each(['Rate', 'Cost', 'Prijs', 'P.U.', 'Tarief'])(
    'takes the lone numbers under %s for the price, and says once that every quantity is 1',
    async (price) => {
      const { items, warnings, errors } = await read([
        ['Code', 'Name', price],
        [4, 'Huur van een betonmolen', 800],
        [9, 'Huur van een wals', 3000.5],
        [17, 'Huur van een stelling', 250],
      ]);
      expect(items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
        ['1', '800.00'],
        ['1', '3000.50'],
        ['1', '250.00'],
      ]);
      expect(errors).toEqual([]);
      expect(warnings.filter((text) => text.includes('hoeveelheid 1'))).toHaveLength(1);
    },
  );

  it.each(['Unit_Rate', 'Eenheid prijs', 'Unit_Rate_OMR', 'Price per unit'])(
    'knows %s for a price beside the unit itself',
    async (price) => {
      expect(
        await lines([
          ['Description', 'UOM', price],
          ['Tegels', 'm2', 26],
          ['Mobilisatie', 'LS', 2500],
        ]),
      ).toEqual(['Tegels 1 m² × 26.00', 'Mobilisatie 1 st × 2500.00']);
    },
  );

  it('lets quantity × A = B decide which column is per unit, whatever they are called', async () => {
    expect(
      await lines([
        ['DESCRIPTION', 'UNIT', 'QTY', 'MAT.', 'LAB.', 'TOTAL', 'AMOUNT'],
        ['Heipaal', 'No.', 106, 335, 1730, 2065, 218_890],
        ['Beton', 'M3', 70, 335, 2120, 2455, 171_850],
        ['Wapening', 'KG.', 12, 450, 3460, 3910, 46_920],
      ]),
    ).toEqual(['Heipaal 106 st × 2065.00', 'Beton 70 m³ × 2455.00', 'Wapening 12 kg × 3910.00']);
  });

  it('believes totals that were rounded to whole units', async () => {
    const rows = [
      ['Aantal', 'Omschrijving', 'Bedrag', 'Prijs'],
      [237, 'Uitgraving', 71_361, 301.1],
      [410, 'Aanvulling', 100_122, 244.2],
      [25, 'Steenslag', 45_288, 1811.5],
    ];
    expect((await lines(rows))[0]).toBe('Uitgraving 237 st × 301.10');
  });

  it('reads a header of two rows, and leaves out the row that numbers the columns', async () => {
    const { items, errors } = await read([
      ['Bill of Contract', null, null, null, null, null],
      ['S.N.', 'Work Description', 'Unit', 'As per BOQ', null, null, 'As per VO1', null],
      [null, null, null, 'Quantity', 'Rate', 'Total Amount', 'Quantity', 'Rate'],
      [1, 2, 3, 4, 5, 6, 7, 8],
      [2, 'Earthwork', null, null, null, null, null, null],
      [2.1, 'Uitgraving', 'Cum', 3000, 80, 240_000, null, 80],
      [2.2, 'Geotextiel', 'Sqm', 57, 70, 3990, null, 70],
      [null, 'Sub-Total 2', null, null, null, 243_990, null, null],
      [null, null, 'Total with PS amount', null, null, 243_990, null, null],
      [null, null, 'VAT 13%', null, null, 31_718.7, null, null],
    ]);
    expect(errors).toEqual([]);
    expect(items.map(({ description, quantity, unit }) => [description, quantity, unit])).toEqual([
      ['Uitgraving', '3000', 'm³'],
      ['Geotextiel', '57', 'm²'],
    ]);
  });

  it('takes words under ‘Item’ for the description, and words under a price for none', async () => {
    expect(
      (
        await lines([
          ['Item', 'Price', 'Price', 'Qty'],
          ['Demonteren van het oude schrijnwerk', 'per stuk', 45, 3],
          ['Plaatsen van nieuwe binnendeuren', 'per stuk', 310, 3],
          ['Afwerken met plinten en deurlijsten', 'per stuk', 12, 9],
        ])
      )[1],
    ).toBe('Plaatsen van nieuwe binnendeuren 3 st × 310.00');
  });
});

it('tells of each row whose quantity is a word, where no other column can be meant', async () => {
  const { errors } = await read([
    ['Omschrijving', 'Hoeveelheid', 'Prijs'],
    ...Array.from({ length: 4 }, (_, index) => [`Post ${index}`, 'veel', 10]),
  ]);
  expect(errors).toHaveLength(4);
  expect(errors[0]).toBe("Rij 2: de hoeveelheid 'veel' is geen getal.");
});

describe('rows that are no items', () => {
  it.each(['BTW verlegd', 'Subtotaal', 'Zwischensumme', 'Hoofdstuk 3 totaal', 'Grand Total', 'TVA 21%'])(
    'leaves out %s',
    async (text) => {
      expect(
        await lines([
          ['Omschrijving', 'Prijs'],
          ['Tegels', 100],
          ['Voegen', 20],
          [text, 77],
        ]),
      ).toHaveLength(2);
    },
  );

  it('leaves out what costs exactly the rows above together and counts nothing', async () => {
    const rows = [
      ['Omschrijving', 'Eenheid', 'Aantal', 'Prijs'],
      ['Tegels', 'm²', 2, 50],
      ['Voegen', 'm²', 2, 10],
      ['Samen voor de badkamer', null, null, 120],
      ['Kraan', 'st', 1, 120],
    ];
    expect(await lines(rows)).toEqual(['Tegels 2 m² × 50.00', 'Voegen 2 m² × 10.00', 'Kraan 1 st × 120.00']);
  });
});

describe('the sheet', () => {
  it('with the items is read, not the first, nor the one with the measures', async () => {
    const book = XLSX.utils.book_new();
    const add = (name: string, rows: Row[]) =>
      XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
    const measures = Array.from({ length: 20 }, (_, index) => [
      `Wand ${index} van de gang`,
      index + 1.5,
      2.5,
    ]);
    add(
      'Gegevens',
      Array.from({ length: 30 }, (_, index) => ['Werf', 'Peeters', `Regel ${index}`]),
    );
    add('Meting', [['Omschrijving', 'Aantal', 'Hoogte'], ...measures]);
    add('Raming', [
      ['Omschrijving', 'Eenheid', 'Aantal', 'Prijs'],
      ...Array.from({ length: 15 }, (_, index) => [`Post ${index}`, 'm²', index + 2, 10]),
    ]);
    const bytes = new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx' }));
    expect((await parseFile(bytes)).items[0]?.description).toBe('Post 0');
  });

  it('shows its numbers in the analysis as they are written here, and a code as a code', async () => {
    const { sampleData } = await analyzeFile(
      workbookOf(
        [
          ['Code', 'Omschrijving', 'Aantal', 'Prijs'],
          [11_001, 'Badkamer', 2908.98, 6285.2],
        ],
        'xlsx',
      ),
    );
    expect(sampleData).toEqual([['11001', 'Badkamer', '2.908,98', '6.285,2']]);
  });
});

describe('a unit with something around it', () => {
  it.each([
    [' (m³)', 'm³'],
    ['1 Cum', 'm³'],
    ['1 Sqm', 'm²'],
    ['Nos', 'st'],
    ['No.', 'st'],
    ['KG.', 'kg'],
    ['Stück', 'st'],
  ])('%j is %s', (text, unit) => expect(readUnit(text)).toEqual({ kind: 'unit', unit }));

  it.each(['LS', 'Lump sum', 'PS', 'Job', 'psch'])('%s is a price for the whole', (text) =>
    expect(readUnit(text)).toEqual({ kind: 'lump', amount: false }),
  );
});

function openDocument(rows: readonly Row[], bookType: 'ods' | 'fods'): Uint8Array {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'Blad1');
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType }) as Buffer);
}

describe('OpenDocument', () => {
  const rows = [
    ['Omschrijving', 'Eenheid', 'Aantal', 'Prijs'],
    ['Tegels & voegen', 'm²', 12.5, 40],
  ];

  it.each(['ods', 'fods'] as const)('is read as %s', async (type) => {
    expect((await parseFile(openDocument(rows, type))).items).toMatchObject([
      { description: 'Tegels & voegen', quantity: '12.5', unit: 'm²', unitPrice: '40.00' },
    ]);
  });

  it('that says in a few bytes that it holds sixteen billion cells is read as far as a list goes', async () => {
    const flat = new TextDecoder()
      .decode(openDocument(rows, 'fods'))
      .replace('<table:table-row>', '<table:table-row table:number-rows-repeated="1048000">')
      .replace('<table:table-cell ', '<table:table-cell table:number-columns-repeated="16000" ');
    const [sheet] = await readSheets(bytesOf(flat));
    expect(sheet?.rows.length).toBeLessThan(2_500);
    expect(sheet?.rows[0]?.length).toBeLessThan(300);
  });

  it.each([
    [
      'a text document',
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.text'),
        'content.xml': strToU8('<office:document-content/>'),
      }),
      'Dit is geen Excel- of csv-bestand.',
    ],
    [
      'entities',
      bytesOf('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><office:document></office:document>'),
      'Dit is geen Excel- of csv-bestand.',
    ],
    [
      'a password',
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
        'content.xml': strToU8('x'),
        'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>'),
      }),
      'Dit bestand is met een wachtwoord beveiligd.',
    ],
  ])('with %s is refused with a sentence', async (_, bytes, sentence) => {
    await expect(readSheets(bytes)).rejects.toThrow(sentence);
  });
});
