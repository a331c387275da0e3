import { describe, expect, it } from 'vitest';
import { sectionIds } from '#/features/papers/shared/checks/contract';
import { readFacts } from '#/features/reading/check/rules/facts';
import { judgeQuote } from '#/features/reading/check/rules/judge';

const works = [
  [120_000, 'm²', 4_500, 540_000],
  [120_000, 'm²', 1_850, 222_000],
  [22_000, 'm', 8_500, 187_000],
  [1_000, 'st', 125_000, 125_000],
];
const posts = (text: string) =>
  readFacts(text).posts.map(({ quantity, unit, price, total }) => [quantity, unit, price, total]);
const sums = (text: string) => {
  const { excl, incl, vat } = readFacts(text).totals;
  return [excl?.amount, vat[0]?.amount, incl?.amount];
};

const layouts = {
  'blanks between its columns': `Omschrijving               Aantal   Eenheid   Prijs      Totaal
Dakpannen leveren          120      m²        45,00      5.400,00
Onderdak                   120      m²        18,50      2.220,00
Zinken goot                22       lm        85         1.870
Stelling                   1        VH        1.250      1.250
Totaal excl. btw                                         10.740,00
BTW 6%                                                   644,40
Totaal incl. btw                                         11.384,40`,
  'tabs between its columns, and a price behind the unit': `Omschrijving\tEenheid\tEenheidsprijs\tHoeveelheid\tTotaal
Dakpannen leveren\tm²\t45\t120\t5400
Onderdak\tm²\t18,5\t120\t2220
Zinken goot\tlm\t85\t22\t1870
Stelling\tVH\t1250\t1\t1250
Totaal excl. btw\t\t\t\t10740
BTW 6%\t\t\t\t644,4
Totaal incl. btw\t\t\t\t11384,4`,
  'rules between its columns': `Omschrijving | Aantal | Prijs | Totaal
Dakpannen leveren | 120 m² | € 45,00 | € 5.400,00
Onderdak | 120 m² | € 18,50 | € 2.220,00
Zinken goot | 22 lm | € 85,00 | € 1.870,00
Stelling | 1 st | € 1.250,00 | € 1.250,00
Totaal excl. btw | € 10.740,00
BTW 6% | € 644,40
Totaal incl. btw | € 11.384,40`,
  'no line ends at all':
    'Offerte van Dakwerken Mertens bv, BTW BE 0403.170.701, datum 12/03/2026. Dakpannen leveren 120 m² € 45,00 € 5.400,00 Onderdak 120 m² € 18,50 € 2.220,00 Zinken goot 22 lm € 85,00 € 1.870,00 Stelling 1 st € 1.250,00 € 1.250,00 Totaal excl. btw € 10.740,00 BTW 6% € 644,40 Totaal incl. btw € 11.384,40 Geldig 30 dagen',
};

describe('a text that was pasted', () => {
  it.each(Object.entries(layouts))('is read with %s', (_, text) => {
    expect(posts(text)).toEqual(works);
    expect(sums(text)).toEqual([1_074_000, 64_440, 1_138_440]);
  });

  it.each(Object.entries(layouts))('says nothing untrue of sums, with %s', (_, text) => {
    const analysis = judgeQuote(text);
    const told = sectionIds.flatMap((section) => analysis[section].findings.map(({ sentence }) => sentence));
    expect(
      told.filter((sentence) => /tellen op tot|× .* niet|geen enkele post is te vergelijken/.test(sentence)),
    ).toEqual([]);
  });

  it.each(['500,00 € 6 %', '500 € 6 %', '500,0 € 6%', '€ 500,00 6 %'])(
    'has an amount and a rate in ‘%s’',
    (written) => {
      const text = `Plaatsen deur ${written}\nAfvoer puin 200,00 € 6 %\nTotaal excl. btw 700,00 €\nBtw 6 % 42,00 €`;
      expect(readFacts(text).posts.map(({ total, rate }) => [total, rate])).toEqual([
        [50_000, 6],
        [20_000, 6],
      ]);
    },
  );
});
