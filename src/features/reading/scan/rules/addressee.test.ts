import { expect, it } from 'vitest';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

const left = (text: string, at = 0.08, size = 1): Cell => ({ text, at, size });
const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const sender = [[left('Toitures Lambert SRL', 0.08, 1.5)], [left('TVA BE 0403.170.701')]];
const works = [
  [left('Omschrijving'), right('Aantal', 0.65), right('Prijs', 0.8), right('Totaal')],
  [left('Voordeur'), right('2', 0.65), right('400,00', 0.8), right('800,00')],
  [left('Totaal excl. btw'), right('800,00')],
];
const addresseeOf = (rows: Cell[][]) => understandPaper([pageOf([...sender, ...rows, ...works])]).addressee;

it.each<[string, Cell[][], string | undefined]>([
  ['behind its label', [[left('Klant: Pieter Van Looy, Kerkstraat 10')]], 'Pieter Van Looy'],
  [
    'beside its label',
    [[left('Bouwheer'), left('Dhr. Tom De Backer', 0.3)], [left('Werf')]],
    'Dhr. Tom De Backer',
  ],
  ['under its label', [[left('Facturé à :', 0.55)], [left('M. et Mme Dupuis', 0.55)]], 'M. et Mme Dupuis'],
  [
    'under its label, not under where the goods go',
    [
      [left('Ship to'), left('Bill to', 0.5)],
      [left('The yard'), left('Dana Whitfield', 0.5)],
    ],
    'Dana Whitfield',
  ],
  ['in one breath', [[left('Aan de heer Bart Claes')]], 'de heer Bart Claes'],
  [
    'with a title',
    [[left('Mevrouw Els Coppens', 0.55)], [left('8530 Harelbeke', 0.55)]],
    'Mevrouw Els Coppens',
  ],
  ['under a title', [[left('Herrn')], [left('Thomas Becker')], [left('Feldweg 9')]], 'Thomas Becker'],
  [
    'over the other address',
    [[left('Karel en Els Vandamme', 0.6)], [left('Bosstraat 2', 0.6)], [left('1850 Grimbergen', 0.6)]],
    'Karel en Els Vandamme',
  ],
  [
    'not in the number of a customer',
    [[left('Klant'), left('K-9', 0.3)], [left('Klantnummer: 4711')]],
    undefined,
  ],
  [
    'not in a heading beside the label',
    [
      [left('Klant'), left('Factuur', 0.4)],
      [left('1044'), left('F-1', 0.4)],
    ],
    undefined,
  ],
  ['not in the name of the sender', [[left('Opdrachtgever: Toitures Lambert SRL')]], undefined],
])('the one who pays stands %s', (_, rows, name) => {
  expect(addresseeOf(rows)?.value).toBe(name);
});

it('the one who pays is in doubt where only an address tells', () => {
  const rows = [[left('Nora El Amrani', 0.6)], [left('Bosstraat 2', 0.6)], [left('1850 Grimbergen', 0.6)]];
  expect(addresseeOf(rows)?.confidence).toBeLessThan(0.7);
});
