import { expect, it } from 'vitest';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

const left = (text: string): Cell => ({ text, at: 0.08 });
const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const works = [
  [left('Omschrijving'), right('Aantal', 0.65), right('Prijs', 0.8), right('Totaal')],
  [left('Plint'), right('2', 0.65), right('400,00', 0.8), right('800,00')],
];
const companyOf = (rows: Cell[][]) => understandPaper([pageOf(rows)]).companyName?.value;

it('is not the town over the number of the firm, when nothing else says who sends the paper', () => {
  const sender = ['Offerte 2031-7', 'KvK 70462629', 'Roeselare', 'BTW: NL001973884B94'].map(left);
  const customer = ['Klant: Jan Peeters', 'Plaats: Roeselare'].map(left);
  expect(companyOf([...sender, ...customer].map((cell) => [cell]).concat(works))).toBeUndefined();
});

it('is not the last of what is offered, at the foot of the page', () => {
  const items = Array.from({ length: 40 }, (_, at) => [
    left(`C2(31.10.${at + 10}) Geschaafde lat 18x45 mm`),
    right('1', 0.65),
    right('5,00', 0.8),
    right('5,00'),
  ]);
  expect(companyOf([[left('Begroting voor schuur')], ...works, ...items])).toBeUndefined();
});

it('is who signs at the foot with the number of the firm', () => {
  const rows = [[left('Factuur 17')], ...works, ...Array.from({ length: 30 }, () => [left(' ')])];
  const foot = [[left('Kasten Huyghe bv')], [left('BTW BE 0403.170.701')]];
  expect(companyOf([...rows, ...foot])).toBe('Kasten Huyghe bv');
});

it('is not what a label beside it says, nor the firm under the word for the customer', () => {
  const head = [
    [left('Ordernummer: 2017-311')],
    [left('Betaaltermijn:'), { text: '90-dagen', at: 0.4 }],
    [left('Klantgegevens:')],
    [left('Kasten Huyghe bv')],
    [left('Kerkstraat 4')],
  ];
  expect(companyOf([...head, ...works])).toBeUndefined();
});
