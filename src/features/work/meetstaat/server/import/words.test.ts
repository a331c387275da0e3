import { describe, expect, it } from 'vitest';
import { unitWords } from '#/features/work/meetstaat/rules/unit-words';
import { findCategory } from '#/features/work/meetstaat/server/import/categories';
import { findHeader } from '#/features/work/meetstaat/server/import/find-header';
import { mapHeaders } from '#/features/work/meetstaat/server/import/map-headers';
import { matchHeader } from '#/features/work/meetstaat/server/import/match-header';
import { readUnit } from '#/features/work/meetstaat/server/import/units';
import { headerWords, quantityTypeOf, totalText } from '#/features/work/meetstaat/server/import/words';

describe('a header', () => {
  it.each(
    Object.entries(headerWords).flatMap(([field, words]) => words.map((word) => [word, field] as const)),
  )('%s is the column %s, in any case and with any dots', (word, field) => {
    expect(matchHeader(word)).toMatchObject({ field, exact: true });
    expect(matchHeader(` ${word.toUpperCase()}. `)).toMatchObject({ field, exact: true });
  });

  it.each([
    ['Eenheidsprijs (€)', 'unitPrice'],
    ['Eenheidsprijs excl. btw', 'unitPrice'],
    ['Omschrijving van de post', 'description'],
    ['Totaal hoeveelheid', 'quantity'],
    ['Hoeveel-\nheid', 'quantity'],
    ['Bedrag btw', 'vat'],
    ['Bedrag excl. btw', 'total'],
    ['N°', 'code'],
  ])('%s is the column %s', (text, field) => {
    expect(matchHeader(text)?.field).toBe(field);
  });

  it.each(['Tel. nr aannemer', 'Architect', 'Technieken', 'Unrelated', 'Prijslijst', ''])(
    '%s names nothing: a few letters inside another word prove nothing',
    (text) => {
      expect(matchHeader(text)).toBeUndefined();
    },
  );

  it('stands anywhere in the first thirty rows, below a letterhead', () => {
    const letterhead = Array.from({ length: 28 }, (_, index) => [`Architectenbureau, regel ${index}`, null]);
    const header = ['Art.', 'Omschrijving', 'Eenh.', 'Hoev.', 'E.P.', 'Totaal'];
    expect(findHeader([...letterhead, header, ['1.1', 'Tegels', 'm²', 12, 4, 48]])?.index).toBe(28);
    expect(findHeader([...letterhead, ['x', null], ['y', null], header])).toBeUndefined();
  });

  it('is no row with a number in it, nor a single word', () => {
    expect(findHeader([['Omschrijving', 'Hoeveelheid', 12]])).toBeUndefined();
    expect(findHeader([['Omschrijving', null, null]])).toBeUndefined();
  });

  it('gives each field its surest column, and the second price to the total', () => {
    expect(
      mapHeaders(['Nr.', 'Omschrijving', 'Aantal', 'Eenheid', 'Eenheidsprijs', 'Prijs', 'BTW %']),
    ).toEqual({
      mapping: { code: 0, description: 1, quantity: 2, unit: 3, unitPrice: 4, total: 5 },
      vat: 6,
    });
  });
});

describe('a unit', () => {
  it.each(Object.entries(unitWords).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)))(
    '%s is %s',
    (word, unit) => {
      expect(readUnit(word)).toEqual({ kind: 'unit', unit });
      expect(readUnit(`${word.toUpperCase()}.`)).toEqual({ kind: 'unit', unit });
    },
  );

  it.each(['ff', 'GP', 'forfait', 'P.M.', '-', '–', 'sog', 'post'])('%s is a price for the whole', (word) => {
    expect(readUnit(word)).toEqual({ kind: 'lump', amount: false });
  });

  it('says of euro that the quantity is the sum, of nothing nothing, and of others that it does not know', () => {
    expect(readUnit('EUR')).toEqual({ kind: 'lump', amount: true });
    expect(readUnit('  ')).toEqual({ kind: 'none' });
    expect(readUnit('ton')).toEqual({ kind: 'unknown', text: 'ton' });
  });
});

describe('a chapter', () => {
  it.each([
    ['VLOERBEKLEDINGEN MET TEGELS', 'Vloeren'],
    ['Sanitair', 'Sanitair'],
    ['SANITAIRE TOESTELLEN', 'Sanitair'],
    ['Elektrische installaties', 'Elektra'],
    ['VLOERVERWARMING', 'Loodgieter'],
    ['DAKISOLATIE', 'Isolatie'],
    ['PLATTE DAKEN', 'Dakwerk'],
    ['Buitenschrijnwerk', 'Ramen'],
    ['HOUTEN BINNENDEURVLEUGELS', 'Deuren'],
    ['Menuiserie: châssis', 'Ramen'],
    ['Peinture intérieure', 'Schilderwerk'],
    ['Keukenmeubilair', 'Keuken'],
  ])('%s is about %s', (title, category) => {
    expect(findCategory(title)).toBe(category);
  });

  it.each(['OPEN RUWBOUW', 'Afvoer van puin', 'Werfinrichting', '', '01.02'])(
    '%s names no category of ours',
    (title) => {
      expect(findCategory(title)).toBeUndefined();
    },
  );
});

describe('a text that sums up', () => {
  it.each([
    'Totaal',
    'SUBTOTAAL',
    'Sub-totaal hoofdstuk 3',
    'Algemeen totaal excl. btw',
    'Total',
    'Sous-total',
    'BTW 21%',
    'TVA',
    'Over te dragen',
    'Eindtotaal',
  ])('%s', (text) => expect(totalText.test(text)).toBe(true));
  it.each(['Totale afbraak van de garage', 'Betonnen vloer', 'Sommatie', 'Reporters', 'Somberlampen'])(
    'not: %s',
    (text) => expect(totalText.test(text)).toBe(false),
  );
});

describe('a type of quantity', () => {
  it.each([
    ['V.H.', 'vermoedelijke hoeveelheid'],
    ['g p', 'globale prijs'],
    ['constructor', undefined],
    ['', undefined],
  ])('%j says %s', (text, said) => {
    expect(quantityTypeOf(text)?.text).toBe(said);
  });
});
