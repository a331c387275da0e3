import { expect, it } from 'vitest';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

/** More papers that we drew ourselves, after rules that were made had read the others. */

const left = (text: string, at = 0.08): Cell => ({ text, at });
const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const sum = (label: string, amount: string): Cell[] => [right(label, 0.78), right(amount)];
const works: Cell[][] = [
  [left('Omschrijving'), right('Aantal', 0.6), right('Prijs', 0.78), right('Totaal')],
  [left('Binnendeur'), right('3', 0.6), right('300,00', 0.78), right('900,00')],
  [left('Plaatsing'), right('5', 0.6), right('60,00', 0.78), right('300,00')],
];
const read = (rows: Cell[][], confidence = 1) => understandPaper([pageOf(rows, confidence)]);
const sums = ({ netAmount, vatAmount, totalAmount }: ReturnType<typeof read>) => [
  netAmount?.value,
  vatAmount?.value,
  totalAmount?.value,
];

it('takes the head of a chapter, with what its works make together, for no work', () => {
  const row = (number: string, text: string, ...cells: [string, string, string] | [string]) => [
    left(number),
    left(text, 0.14),
    ...cells.map((cell, at) => right(cell, cells.length === 1 ? 0.95 : [0.6, 0.78, 0.95][at])),
  ];
  const seen = read([
    [left('N°'), left('Désignation', 0.14), right('Qté', 0.6), right('P.U. HT', 0.78), right('Total HT')],
    row('1', 'COUVERTURE', '11 400,00 €'),
    row('1.1', 'Dépose', '100', '24,00 €', '2 400,00 €'),
    row('1.2', 'Fourniture et pose tuiles', '100', '90,00 €', '9 000,00 €'),
    row('2', 'ZINGUERIE', '900,00 €'),
    row('2.1', 'Gouttière', '10', '60,00 €', '600,00 €'),
    row('2.2', 'Descente', '6', '50,00 €', '300,00 €'),
    sum('Total HT', '12 300,00 €'),
    sum('TVA 10 %', '1 230,00 €'),
    sum('Total TTC', '13 530,00 €'),
  ]);
  expect([seen.items.map(({ totalPrice }) => totalPrice), seen.addsUp]).toEqual([
    [240_000, 900_000, 60_000, 30_000],
    true,
  ]);
});

it('counts in two decimals where nothing names the column', () => {
  const row = (text: string, ...cells: string[]) => [
    left(text),
    ...cells.map((cell, at) => right(cell, [0.58, 0.65, 0.78, 0.95][at])),
  ];
  const { items } = read([
    row('Crepi met isolatie', '90,00', 'm²', '130,00', '11.700,00'),
    row('Dorpels', '6,00', 'st', '75,00', '450,00'),
  ]);
  expect(items.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])).toEqual([
    [90_000, 'm²', 13_000],
    [6_000, 'st', 7_500],
  ]);
});

it('reads the sums that stand beside the table of rates, and the slip below as no work', () => {
  const rated = (rate: string, base: string, tax: string, label: string, amount: string) => [
    left(rate),
    right(base, 0.3),
    right(tax, 0.45),
    ...sum(label, amount),
  ];
  const seen = read([
    ...works,
    [left('Btw %'), right('Basis', 0.3), right('Btw', 0.45)],
    rated('6', '900,00', '54,00', 'Totaal excl.', '1.200,00'),
    rated('21', '300,00', '63,00', 'Totaal btw', '117,00'),
    sum('Totaal EUR', '1.317,00'),
    [left('OVERSCHRIJVING')],
    [left('Bedrag'), right('1.317,00')],
  ]);
  expect([sums(seen), seen.items.length]).toEqual([[120_000, 11_700, 131_700], 2]);
});

it('makes no total of a price without VAT that says no rate', () => {
  const seen = read([[left('Onze prijs voor deze werken bedraagt 4.320 euro, excl. btw.')]]);
  expect(sums(seen)).toEqual([432_000, undefined, undefined]);
});

it('knows a firm by a name that is nearly a word of papers, where the file itself says it', () => {
  const rows = [
    [left('OFFERTE 104422')],
    ...works,
    ...Array.from({ length: 38 }, (): Cell[] => []),
    [left('Ramen Devos | Ringlaan 200, 2500 Lier | www.ramendevos.be')],
  ];
  expect(read(rows).companyName?.value).toBe('Ramen Devos');
});

it.each<[string, Cell[][], string | undefined]>([
  [
    'the bank beside it in the foot',
    [
      [left('FACTUUR 260099')],
      ...works,
      ...Array.from({ length: 38 }, (): Cell[] => []),
      [left('Badkamers Van Roy bv'), left('IBAN BE68 5390 0754 7034', 0.4)],
      [left('Maastrichterstraat 88'), left('BIC KREDBEBB', 0.4)],
      [left('3700 Tongeren'), left('BTW BE0403.170.701', 0.4)],
    ],
    'Badkamers Van Roy bv',
  ],
  [
    'the title above',
    [
      [{ ...left('NOTA'), size: 2 }],
      ...works,
      [left('Te storten op BE68 5390 0754 7034 op naam van J. Dewaele')],
    ],
    'J. Dewaele',
  ],
  ['what is priced', [[{ ...left('Prijsvoorstel badkamer'), size: 2 }], ...works], undefined],
  [
    'nobody, where they sign',
    [...works, [left('Met vriendelijke groeten,')], [left('Dakwerken Simons')]],
    'Dakwerken Simons',
  ],
])('takes the firm for the sender, not %s', (_, rows, name) => {
  expect(read(rows).companyName?.value).toBe(name);
});

it.each([
  ['EINDFACTUUR KVL-2026-301 van 20/04/2026', 'KVL-2026-301', '2026-04-20'],
  ['Verkoopfactuur V26-1033', 'V26-1033', undefined],
  ['Bestelbon / Factuur nr. 2026.117', '2026.117', undefined],
  ['Schlussrechnung Nr. 88-2', '88-2', undefined],
  ['Betreft: offerte O-26-55 tuinaanleg', 'O-26-55', undefined],
  ['Betreft: offerte 120 ramen', undefined, undefined],
])('reads number and date of ‘%s’', (text, number, date) => {
  const seen = read([[left('Deuren Mertens bv')], [left(text)], ...works]);
  expect([seen.number?.value, seen.date?.value]).toEqual([number, date]);
});

it('takes off a discount that is printed without its minus', () => {
  const seen = read([
    ...works,
    sum('Total HT', '1 200,00'),
    sum('Remise 10 %', '120,00'),
    sum('Net HT', '1 080,00'),
    sum('TVA 10 %', '108,00'),
    sum('Total TTC', '1 188,00'),
  ]);
  expect([sums(seen), seen.addsUp]).toEqual([[108_000, 10_800, 118_800], true]);
});

it('knows a rate without its sign by the tax that it makes', () => {
  const seen = read([
    ...works,
    [left('MvH'), right('BTW %', 0.45), right('BTW', 0.6), right('Totaal')],
    [left('1.200,00'), right('6,00', 0.45), right('72,00', 0.6), right('1.272,00')],
    sum('Te betalen', '1.272,00'),
  ]);
  expect([sums(seen), seen.vatLines.map(({ rate }) => rate)]).toEqual([[120_000, 7_200, 127_200], [600]]);
});

it('reads what there is to pay in the row of the only rate', () => {
  const seen = read([
    ...works,
    [right('Netto', 0.3), right('Btw %', 0.45), right('Btw-bedrag', 0.65), right('Te betalen EUR')],
    [right('1.200,00', 0.3), right('21', 0.45), right('252,00', 0.65), right('1.452,00')],
  ]);
  expect(sums(seen)).toEqual([120_000, 25_200, 145_200]);
});

it('reads a product that stands under the words of its work', () => {
  const { items } = read([
    [left('Verwarming Claes')],
    [left('Gascondensatieketel 24 kW')],
    [left('1 st × 2.800,00', 0.12), right('2.800,00')],
    [left('Radiatoren type 22')],
    [left('3 st × 150,00', 0.12), right('450,00')],
    sum('Netto', '3.250,00'),
  ]);
  expect(items).toMatchObject([
    { description: 'Gascondensatieketel 24 kW', quantity: 1_000, unitPrice: 280_000 },
    { description: 'Radiatoren type 22', quantity: 3_000, unitPrice: 15_000 },
  ]);
});
