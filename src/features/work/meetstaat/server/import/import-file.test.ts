import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#/core/errors';
import { analyzeFile, parseFile } from '#/features/work/meetstaat/server/import/import-file';
import { architectWorkbook } from '../../../../../../tests/support/architect-workbook';
import { bytesOf, workbookOf } from '../../../../../../tests/support/spreadsheets';

describe('a file as an architect sends it, without a header', () => {
  const bytes = architectWorkbook();

  it('is read to the last line', async () => {
    const { items, errors, summary } = await parseFile(bytes);
    expect(errors).toEqual([]);
    expect(summary).toEqual({ totalRows: 150, validRows: 150, invalidRows: 0 });
    expect(items[0]).toMatchObject({
      category: 'Algemeen',
      description: 'Installatie van de werf',
      quantity: '1',
      unit: 'st',
    });
    expect(items.find(({ articleNumber }) => articleNumber === '01.09.11.A')).toMatchObject({
      category: 'Vloeren',
      quantity: '26.27',
      unit: 'm',
      unitPrice: '0.00',
    });
    expect(items.at(-1)).toMatchObject({
      description: 'onvoorziene werken',
      quantity: '1',
      unit: 'st',
      unitPrice: '6800.00',
    });
    expect(items.filter(({ description }) => /<br/i.test(description))).toEqual([]);
    expect(items.filter(({ articleNumber }) => articleNumber?.endsWith('.'))).toEqual([]);
  });

  it('is explained before it is read', async () => {
    const { mapping, recommendations, sampleData, headers } = await analyzeFile(bytes);
    expect(mapping).toMatchObject({
      code: 1,
      description: 2,
      quantityType: 4,
      unit: 5,
      quantity: 6,
      unitPrice: null,
      notes: 8,
    });
    expect(headers).toEqual([
      'Kolom A',
      'Kolom B',
      'Kolom C',
      'Kolom E',
      'Kolom F',
      'Kolom G',
      'Kolom I',
      'Kolom J',
    ]);
    expect(sampleData).toHaveLength(3);
    expect(recommendations).toContain(
      'Er staan geen prijzen in dit bestand: elke lijn krijgt 0,00 euro. Vul ze later aan, of vergelijk met een offerte.',
    );
    expect(recommendations).toContain('Niet gebruikt: kolom A, J.');
  });
});

const rows = [
  ['Woning Peeters', null, null, null, null],
  [null, null, null, null, null],
  ['Omschrijving', 'Eenh.', 'Hoev.', 'E.P.', 'Totaal incl. btw'],
  ['VLOEREN', null, null, null, null],
  ['Tegels', 'm2', 12.5, 40, 500],
  ['Totaal', null, null, null, 500],
];

describe('a file', () => {
  it.each(['xlsx', 'biff8'] as const)('gives the same items as %s', async (type) => {
    expect((await parseFile(workbookOf(rows, type))).items).toMatchObject([
      { category: 'Vloeren', description: 'Tegels', quantity: '12.5', unit: 'm²', unitPrice: '40.00' },
    ]);
  });

  it('gives the same items as csv, with the decimals of the file', async () => {
    const csv = (decimal: string) =>
      bytesOf(
        `Omschrijving;Eenheid;Hoeveelheid;Prijs\nTegels;m²;12${decimal}5;1${decimal}250\nPlint;m;3;0${decimal}75`,
      );
    expect((await parseFile(csv(','))).items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual(
      [
        ['12.5', '1.25'],
        ['3', '0.75'],
      ],
    );
    expect((await parseFile(csv('.'))).items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual(
      [
        ['12.5', '1.25'],
        ['3', '0.75'],
      ],
    );
  });

  it('without a header and with prices is told by its arithmetic', async () => {
    const lines = [
      ['1', 'Levering van keramische tegels', 'm²', 12, 40, 480],
      ['2', 'Plaatsing van keramische tegels', 'm²', 12, 55.5, 666],
      ['3', 'Plinten', 'm', 31, 8, 248],
      ['4', 'Binnendeur', 'st', 3, 310, 930],
    ];
    expect((await analyzeFile(workbookOf(lines, 'xlsx'))).mapping).toMatchObject({
      description: 1,
      unit: 2,
      quantity: 3,
      unitPrice: 4,
      total: 5,
    });
  });

  it('is read as its owner says where they correct the columns', async () => {
    const swapped = workbookOf(
      [
        ['Omschrijving', 'Prijs', 'Aantal'],
        ['Tegels', 12, 40],
      ],
      'xlsx',
    );
    expect((await parseFile(swapped)).items[0]).toMatchObject({ quantity: '40', unitPrice: '12.00' });
    const corrected = await parseFile(swapped, { mapping: { description: 0, quantity: 1, unitPrice: 2 } });
    expect(corrected.items[0]).toMatchObject({ quantity: '12', unitPrice: '40.00' });
  });

  it('says which sheet it reads, and what looks odd', async () => {
    const { recommendations } = await analyzeFile(
      bytesOf('Omschrijving;Prijs incl. btw;Kleur\nTegels;12;rood\nDeur;x;wit'),
    );
    expect(recommendations).toEqual([
      'De namen van de kolommen staan op rij 1.',
      "Omschrijving: kolom A ('Omschrijving').",
      "Eenheidsprijs: kolom B ('Prijs incl. btw').",
      'Wij vonden geen kolom met hoeveelheden: elke lijn krijgt hoeveelheid 1.',
      "Wij vonden geen kolom met eenheden: elke lijn krijgt 'st'.",
      'De prijzen lijken inclusief btw. Let daarop wanneer u vergelijkt.',
      'Niet gebruikt: kolom C.',
      '1 van 2 lijnen kan zo niet gelezen worden.',
    ]);
  });

  it('in which no column describes anything is refused with what to do', async () => {
    await expect(parseFile(bytesOf('1;2\n3;4'))).rejects.toThrow(
      /^Wij vonden geen kolom met omschrijvingen\./,
    );
  });

  it.each(['xlsx', 'biff8'] as const)('of a bank is told to be none, as %s', async (type) => {
    const book = workbookOf(
      [
        ['Rekening', 'Boekingsdatum', 'Bedrag', 'Tegenpartij', 'Mededeling'],
        ['BE68539007547034', '12-03-2026', -20, 'Mertens bv', 'factuur 31'],
      ],
      type,
    );
    await expect(analyzeFile(book)).rejects.toThrow(/^Dit is een rekeninguittreksel van uw bank/);
    await expect(parseFile(book)).rejects.toThrow('Vraag uw bank hetzelfde als CSV of CAMT');
  });

  it('never breaks the reader: it gives a result or a refusal', async () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(
        'm²',
        'VLOEREN',
        'Totaal',
        '01.02.',
        'Omschrijving',
        'Hoeveelheid',
        '1.234,5',
        null,
        '',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), async (table) => {
        try {
          const { items, errors, summary } = await parseFile(workbookOf(table, 'xlsx'));
          expect(summary).toEqual({
            totalRows: items.length + errors.length,
            validRows: items.length,
            invalidRows: errors.length,
          });
          for (const error of errors) expect(error).toMatch(/^Rij \d+: .+\.$/);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
      { numRuns: 150 },
    );
  });
});
