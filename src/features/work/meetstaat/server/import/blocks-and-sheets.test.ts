import * as XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { analyzeFile, parseFile } from '#/features/work/meetstaat/server/import/import-file';
import type { Row } from '#/features/work/shared/meetstaat/server/import/cells';
import { bytesOf, workbookOf } from '../../../../../../tests/support/spreadsheets';

const read = (rows: readonly Row[]) => parseFile(workbookOf(rows, 'xlsx'));
const lines = async (rows: readonly Row[]) =>
  (await read(rows)).items.map(
    ({ description, quantity, unit, unitPrice }) => `${description} ${quantity} ${unit} × ${unitPrice}`,
  );

describe('a bill of several blocks', () => {
  const blocks: Row[] = [
    ['Bestek 2026-04'],
    ['Nr', 'Omschrijving', 'Eenheid', 'Hoeveelheid', 'Eenheidsprijs', 'Totaal'],
    ['1', 'Afbraak muur', 'm²', 12, 30, 360],
    ['2', 'Afvoer puin', 'm³', 4, 55, 220],
    ['Subtotaal', null, null, null, null, 580],
    [],
    ['DEEL 2'],
    ['Omschrijving', 'Hoeveelheid', 'Eenheid', 'Opmerking', 'Prijs', 'Totaal'],
    ['Gyproc plaatsen', 25, 'm²', 'dubbel', 40, 1000],
    ['Isolatie in de wand', 25, 'm²', null, 18, 450],
    [],
    ['Post', 'Omschrijving', 'Lokaal', 'Aantal', 'Eenheid', 'Prijs'],
    ['3', 'Stopcontact', 'keuken', 6, 'st', 48],
  ];

  it('is read with the columns that each block names', async () => {
    expect(await lines(blocks)).toEqual([
      'Afbraak muur 12 m² × 30.00',
      'Afvoer puin 4 m³ × 55.00',
      'Gyproc plaatsen 25 m² × 40.00',
      'Isolatie in de wand 25 m² × 18.00',
      'Stopcontact 6 st × 48.00',
    ]);
  });

  it('loses nothing above a block whose header is fuller', async () => {
    const [, header, ...rest] = blocks;
    const short = ['Omschrijving', 'Aantal', 'Prijs'];
    const first: Row[] = [short, ['Werfkeet', 1, 400], ['Container', 2, 250], []];
    expect((await lines([...first, header ?? [], ...rest])).slice(0, 3)).toEqual([
      'Werfkeet 1 st × 400.00',
      'Container 2 st × 250.00',
      'Afbraak muur 12 m² × 30.00',
    ]);
  });
});

describe('quantities that are not there yet', () => {
  const asked: Row[] = [
    ['Nr', 'Omschrijving', 'Eenheid', 'Hoeveelheid', 'Eenheidsprijs', 'Totaal'],
    ['1.1', 'Afbraak muur', 'm²', null, null, 0],
    ['1.2', 'Leidingen', 'Mtrs.', 'RO', null, 0],
    ['1.3', 'Werfinrichting', 'GP', null, null, 0],
    ['1.4', 'Poort', 'st', 2, null, 0],
  ];

  it('leave the item, with an empty quantity', async () => {
    const { items, errors, warnings } = await read(asked);
    expect(items.map(({ description, quantity, unit }) => [description, quantity, unit])).toEqual([
      ['Afbraak muur', null, 'm²'],
      ['Leidingen', null, 'm'],
      ['Werfinrichting', '1', 'st'],
      ['Poort', '2', 'st'],
    ]);
    expect(errors).toEqual([]);
    expect(warnings).toContain('Rijen 2 en 3 hebben nog geen hoeveelheid: wij lieten die leeg.');
  });

  it('are the total where a file counts by floor and has no prices', async () => {
    expect(
      await lines([
        ['Nr', 'Omschrijving', 'Eenheid', 'Kelder', 'Gelijkvloers', 'Verdieping', 'TOTAAL'],
        ['1', 'Spot', 'st', 2, 10, 4, 16],
        ['2', 'Stopcontact', 'st', null, 12, 8, 20],
        ['3', 'Radiator', 'st', 1, 'n.v.t.', 5, 6],
      ]),
    ).toEqual(['Spot 16 st × 0.00', 'Stopcontact 20 st × 0.00', 'Radiator 6 st × 0.00']);
  });
});

describe('the sheet of a workbook', () => {
  const workbook = () => {
    const book = XLSX.utils.book_new();
    const header = ['Omschrijving', 'Hoeveelheid', 'Eenheid', 'Prijs'];
    const add = (name: string, rows: Row[]) =>
      XLSX.utils.book_append_sheet(
        book,
        XLSX.utils.aoa_to_sheet([header, ...rows.map((row) => [...row])]),
        name,
      );
    add('Ruwbouw', [
      ['Muren', 20, 'm²', 80],
      ['Vloerplaat', 45, 'm²', 60],
    ]);
    add('Afwerking', [['Schilderwerk', 120, 'm²', 14]]);
    return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  };

  it('is told with its rows, and read where somebody chose it', async () => {
    const sheets = [
      { name: 'Ruwbouw', rows: 3 },
      { name: 'Afwerking', rows: 2 },
    ];
    expect(await analyzeFile(workbook())).toMatchObject({ sheet: 'Ruwbouw', sheets });
    expect(await analyzeFile(workbook(), { sheet: 'Afwerking' })).toMatchObject({
      sheet: 'Afwerking',
      sheets,
    });
    expect((await parseFile(workbook(), { sheet: 'Afwerking' })).items).toMatchObject([
      { description: 'Schilderwerk', quantity: '120', category: 'Schilderwerk' },
    ]);
  });

  it('has to be there', async () => {
    await expect(parseFile(workbook(), { sheet: 'Elders' })).rejects.toThrow(
      'Dit blad zit niet in het bestand. Kies een ander blad.',
    );
  });

  it('is no statement of a bank', async () => {
    const bytes = bytesOf('Rekening;Boekingsdatum;Bedrag;Tegenpartij\nBE68;12/03/2026;-20,00;Mertens bv\n');
    await expect(parseFile(bytes)).rejects.toThrow('rekeninguittreksel');
  });
});
