import { describe, expect, it } from 'vitest';
import { findLayout } from '#/features/work/meetstaat/server/import/find-layout';
import { readItems } from '#/features/work/meetstaat/server/import/read-items';
import type { Row } from '#/features/work/shared/meetstaat/server/import/cells';

const header = ['Art.', 'Omschrijving', 'Eenheid', 'Hoeveelheid', 'Eenheidsprijs', 'Totaal'];

function read(rows: readonly Row[], names: Row = header) {
  const sheet = { name: 'Blad1', rows: [names, ...rows] };
  return readItems(sheet, findLayout(sheet));
}

const short = (rows: readonly Row[], names?: Row) =>
  read(rows, names).items.map(
    ({ category, description, quantity, unit, unitPrice }) =>
      `${category}: ${description} ${quantity} ${unit} × ${unitPrice}`,
  );

describe('chapters', () => {
  it('become the category of what follows, the innermost whose words say so', () => {
    expect(
      short([
        ['09.', 'VLOEREN', null, null, null, null],
        ['09.01.', 'ALGEMENE BEPALINGEN', null, null, null, null],
        ['09.01.10.', 'Tegels', 'm²', 12, 40, 480],
        ['09.02.', 'DAKEN', null, null, null, null],
        ['09.02.10.', 'Pannen', 'm²', 2, 30, 60],
        ['10.', 'RUWBOUW', null, null, null, null],
        ['10.01.', 'Metselwerk', 'm³', 3, 200, 600],
      ]),
    ).toEqual([
      'Vloeren: Tegels 12 m² × 40.00',
      'Dakwerk: Pannen 2 m² × 30.00',
      'Algemeen: Metselwerk 3 m³ × 200.00',
    ]);
  });

  it('may stand without a number, in the first column, or in ordinary letters after a blank row', () => {
    expect(
      short([
        ['SANITAIR', null, null, null, null, null],
        [null, 'Wastafel', 'st', 1, 200, 200],
        [null, null, null, null, null, null],
        [null, 'Elektriciteit', null, null, null, null],
        [null, 'Stopcontact', 'st', 4, 25, 100],
      ]),
    ).toEqual(['Sanitair: Wastafel 1 st × 200.00', 'Elektra: Stopcontact 4 st × 25.00']);
  });

  it('yield to a column of categories', () => {
    expect(
      short(
        [['Schilderwerken', 'Muren', 'm²', 10, 9]],
        ['Categorie', 'Omschrijving', 'Eenheid', 'Aantal', 'Prijs'],
      ),
    ).toEqual(['Schilderwerk: Muren 10 m² × 9.00']);
  });

  it('leave a word of doubt where an article seems to have lost its quantity', () => {
    const { warnings, summary } = read([
      ['1.1', 'Tegels', 'm²', 12, 40, 480],
      ['1.2', 'Plinten', null, null, null, null],
      ['1.3', 'Voegen', 'm²', 12, 4, 48],
    ]);
    expect(warnings).toEqual([
      'Rij 3 heeft een artikelnummer maar geen hoeveelheid: wij lazen die als titel.',
    ]);
    expect(summary).toEqual({ totalRows: 2, validRows: 2, invalidRows: 0 });
  });
});

describe('rows that are no lines', () => {
  it('are skipped without a word: totals, blanks, the header of the next page', () => {
    const result = read([
      ['1.1', 'Tegels', 'm²', 12, 40, 480],
      [null, 'Subtotaal hoofdstuk 1', null, null, null, 480],
      [null, null, null, null, 'Over te dragen', 480],
      header,
      ['', '  ', null, null, null, null],
      ['1.2', 'Voegen', 'm²', 12, 4, 48],
      [null, 'BTW 6%', null, null, null, 31.68],
      [null, 'ALGEMEEN TOTAAL', null, null, null, 559.68],
      [null, null, null, 24, null, 528],
    ]);
    expect(result.items).toHaveLength(2);
    expect(result).toMatchObject({ errors: [], warnings: [], summary: { totalRows: 2, invalidRows: 0 } });
  });

  it('go on with the description above where they only have words', () => {
    const [item] = read([
      ['1.1', 'Tegels<BR>keramisch', 'm²', 12, 40, 480],
      [null, 'inclusief voegwerk', null, null, null, null],
      ['1.2', 'Voegen', 'm²', 1, 1, 1],
    ]).items;
    expect(item).toMatchObject({
      description: 'Tegels\nkeramisch\ninclusief voegwerk',
      articleNumber: '1.1',
      notes: null,
    });
  });
});

describe('a line', () => {
  it.each([
    [['Deur', 'st', 2, 300, 600], 'Deur 2 st × 300.00'],
    [['Deur', 'stuks', '2', '€ 300,00', null], 'Deur 2 st × 300.00'],
    [['Werf', 'ff', null, 500, null], 'Werf 1 st × 500.00'],
    [['Werf', 'GP', 1, null, 500], 'Werf 1 st × 500.00'],
    [['Werf', null, null, 500, null], 'Werf 1 st × 500.00'],
    [['Werf', 'EUR', 30000, null, null], 'Werf 1 st × 30000.00'],
    [['Werf', null, 'pm', null, null], 'Werf 1 st × 0.00'],
    [['Tegels', null, '25 M2', 10, null], 'Tegels 25 m² × 10.00'],
    [['Tegels', 'lm', '1.234,5', '12,-', null], 'Tegels 1234.5 m × 12.00'],
    [['Kraan', 'st', 1, 'inbegrepen', null], 'Kraan 1 st × 0.00'],
    [['Beton', 'm³', 3, null, 100], 'Beton 3 m³ × 33.33'],
    [['Zand', 'ton', 2, 30, 60], 'Zand 2 st × 30.00'],
    [['Transport van grond', 'm³', 2, 30, 60], 'Transport van grond 2 m³ × 30.00'],
  ] as const)('%j is %s', (row, expected) => {
    expect(short([['1.1', ...row]]).map((text) => text.replace(/^[^:]+: /, ''))).toEqual([expected]);
  });

  it.each([
    [['Tegels', 'm²', 'nader te bepalen', 10, null], "de hoeveelheid 'nader te bepalen' is geen getal."],
    [['Tegels', 'm²', '#REF!', 10, null], "de hoeveelheid '#REF!' is geen getal."],
    [['Tegels', 'm²', 3, 'op aanvraag', null], "de prijs 'op aanvraag' is geen getal."],
    [['Tegels', 'm²', -3, 10, null], 'een negatieve hoeveelheid kan niet.'],
    [['Korting', 'st', 1, -10, null], 'een negatieve prijs kan niet.'],
    [['Tegels', 'm²', 1e12, 1, null], 'de hoeveelheid is te groot.'],
    [['Tegels', 'm²', 999_999_999, 999_999, null], 'hoeveelheid maal prijs is te groot.'],
    [[null, 'm²', 3, 10, 30], 'geen omschrijving ingevuld.'],
  ] as const)('%j is reported with its row and the reason', (row, reason) => {
    const result = read([
      ['1.0', 'Goed', 'st', 1, 1, 1],
      ['1.1', ...row],
    ]);
    expect(result.errors).toEqual([`Rij 3: ${reason}`]);
    expect(result.summary).toEqual({ totalRows: 2, validRows: 1, invalidRows: 1 });
  });

  it('that lacks a price is worth 0 and says so; one that does not add up says so too', () => {
    const { warnings } = read([
      ['1.1', 'Tegels', 'm²', 12, null, null],
      ['1.2', 'Voegen', 'm²', 12, 4, 50],
      ['1.3', 'Zand', 'ton', 1, 1.005, 1.01],
      ['1.4', 'Lijm', null, 1.23456, 1, 1.23],
    ]);
    expect(warnings).toEqual([
      'Rij 2 heeft geen prijs: wij namen 0,00 euro. Vul de prijs later aan.',
      'Rij 3: hoeveelheid maal prijs geeft een ander totaal dan in het bestand staat. Wij houden hoeveelheid en prijs aan.',
      "Rij 4 heeft een eenheid die wij niet kennen: wij namen 'st' en zetten de eenheid bij de opmerkingen.",
      'Rij 4: de prijs is afgerond op de cent.',
      'Rij 5: de hoeveelheid is afgerond op drie decimalen.',
      "Rij 5 heeft geen eenheid: wij namen 'st'.",
    ]);
  });

  it('keeps its number apart, and its kind of quantity and its remark in the notes', () => {
    const names = ['Nr', 'Omschrijving', 'Type', 'Eenheid', 'Hoeveelheid', 'Opmerkingen'];
    const [item] = read([['01.02.A.', 'Tegels', 'VH', 'm²', 3, 'kleur<br/>kiezen']], names).items;
    expect(item).toMatchObject({
      articleNumber: '01.02.A',
      notes: 'vermoedelijke hoeveelheid · kleur\nkiezen',
    });
  });
});

describe('warnings', () => {
  it('name five rows and count the others', () => {
    const rows = Array.from({ length: 9 }, (_, index): Row => [`1.${index}`, 'Tegels', 'm²', 1, null, null]);
    expect(read(rows).warnings).toEqual([
      'Rijen 2, 3, 4, 5, 6 en 4 andere hebben geen prijs: wij namen 0,00 euro. Vul de prijs later aan.',
    ]);
  });
});
