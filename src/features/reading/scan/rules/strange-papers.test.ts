import { describe, expect, it } from 'vitest';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

const left = (text: string, at = 0.08): Cell => ({ text, at });
const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const row = (text: string, ...amounts: string[]): Cell[] => [
  left(text),
  ...amounts.map((amount, index) => right(amount, 0.95 - 0.15 * (amounts.length - 1 - index))),
];
const read = (rows: Cell[][], confidence = 1) => understandPaper([pageOf(rows, confidence)]);
const sums = ({ netAmount, vatAmount, totalAmount }: ReturnType<typeof read>) => [
  netAmount?.value,
  vatAmount?.value,
  totalAmount?.value,
];

const works = [
  [left('Omschrijving'), right('Aantal', 0.65), right('Prijs', 0.8), right('Totaal')],
  row('Voordeur in eik', '2', '400,00', '800,00'),
  row('Slotplaat', '4', '50,00', '200,00'),
];

describe('the number of a paper', () => {
  it.each([
    ['Factuurnummer: 2024/0031', '2024/0031'],
    ['Offerte nr. 001', '001'],
    ['Facture N° : F-17-2', 'F-17-2'],
    ['Rechnungsnr. 700421', '700421'],
    ['Invoice 90210', '90210'],
    ['QUO# 2031-7', '2031-7'],
    ['Volgnummer 88', '88'],
    ['Voorschotfactuur 2026-V-007', '2026-V-007'],
    ['Bestelbon / factuur 5521', '5521'],
    ['Factuur/leverbon 77-A', '77-A'],
    ['Bestelbon 5521', undefined],
    ['Klantnummer: 4711', undefined],
    ['BTW-nummer BE 0403.170.701', undefined],
    ['Factuurdatum: 12/03/2024', undefined],
    ['Offerte dak 1000 euro', undefined],
  ])('is read from ‘%s’', (text, number) => {
    expect(read([[left('Deuren Mertens bv')], [left(text)], ...works]).number?.value).toBe(number);
  });

  it.each<[string, Cell[][], string | undefined]>([
    ['beside its day', [[left('Ordernummer: 2017-311')], [left('Orderdatum: 07-03-2024')]], '2017-311'],
    ['in two columns', [[left('Order no', 0.6), left('SO-4471', 0.8)]], 'SO-4471'],
    [
      'under its word',
      [
        [left('Bestelnr.'), left('Datum', 0.5)],
        [left('B/88-12'), left('3/4/2024', 0.5)],
      ],
      'B/88-12',
    ],
    ['in German', [[left('Auftragsnummer 70-2231')]], '70-2231'],
    ['in French', [[left('N° de commande : 2024/118')]], '2024/118'],
    ['twice the same', [[left('Ordernummer: 41-7')], [left('Bestelnummer: 41-7', 0.5)]], '41-7'],
    ['of two orders', [[left('Ordernummer: 41-7')], [left('Ordernummer: 41-8')]], undefined],
    ['of the customer', [[left('Uw ordernummer: 2017-311')]], undefined],
    ['of a bill without its own', [[left('FACTUUR')], [left('Ordernummer: 2017-311')]], undefined],
    ['of a quote without its own', [[left('Devis')], [left('N° de commande : 2024/118')]], undefined],
    ['of a bill with its own', [[left('Factuur nr. 9-1')], [left('Ordernummer: 2017-311')]], '9-1'],
    ['a term of payment', [[left('Ordernummer: 30 dagen')]], undefined],
  ])('is that of the order where a paper is called nothing else: %s', (_, head, number) => {
    const seen = read([[left('Deuren Mertens bv')], ...head, ...works]).number;
    expect(seen?.value).toBe(number);
    if (number !== undefined && number !== '9-1') expect(seen?.confidence).toBeLessThan(0.7);
  });

  it('stands under its own word where the labels of a table run together', () => {
    const seen = read([
      [left('Deuren Mertens bv'), left('FACTURE N°', 0.55), left('DATE', 0.655), left('CLIENT', 0.705)],
      [left('59000 Lille'), left('FA-7731', 0.55), left('26/08/2025', 0.625), left('CL0098', 0.72)],
      ...works,
    ]);
    expect([seen.number?.value, seen.date?.value]).toEqual(['FA-7731', '2025-08-26']);
  });

  it('is not the number of an article, over the works', () => {
    const seen = read([
      [left('Deuren Mertens bv')],
      [left('Ref'), left('Omschrijving', 0.2), right('Aantal', 0.65), right('Prijs', 0.8), right('Totaal')],
      [left('F12'), left('Slotplaat', 0.2), right('4', 0.65), right('50,00', 0.8), right('200,00')],
    ]);
    expect(seen.number).toBeUndefined();
  });

  it('stands under its label too', () => {
    const seen = read([
      [left('Klant'), left('Factuur', 0.4), left('Vervaldatum', 0.7)],
      [left('K-9'), left('VF10051', 0.4), left('22-09-2024', 0.7)],
      ...works,
    ]);
    expect([seen.number?.value, seen.dueDate?.value]).toEqual(['VF10051', '2024-09-22']);
  });

  it('is in doubt where a picture shows letters that nobody uses', () => {
    const seen = read([[left('Offerte nr. OEF-2024-0178')], ...works], 0.95);
    expect(seen.number?.confidence).toBeLessThan(0.7);
  });
});

describe('the date of a paper', () => {
  it.each([
    [['Leverdatum: 02/05/2024', 'Datum: 14/05/2024'], '2024-05-14'],
    [['Rechnungsdatum 7. Mai 2014'], '2014-05-07'],
    [['Invoice date: March 3, 2026', 'Due date: April 2, 2026'], '2026-03-03'],
    [['Date: 2024-10-23'], '2024-10-23'],
    [['Datum: 03/20/2023'], '2023-03-20'],
    [['Nummer 20241214-001'], undefined],
    [['Factuur nr 88 van 12 december 2025'], '2025-12-12'],
  ])('is its own, in any language: %s', (texts, day) => {
    expect(read([...texts.map((text) => [left(text)]), ...works]).date?.value).toBe(day);
  });

  it('is told by the words beside it, whatever figures another column has', () => {
    const seen = read([
      [left('Rek. BE71 0961 2345 6769'), left('Dd. 3 maart 2026', 0.6)],
      [left('Tel. 056 22 11 33'), left('Vervalt 2 april 2026', 0.6)],
      ...works,
    ]);
    expect([seen.date?.value, seen.dueDate?.value]).toEqual(['2026-03-03', '2026-04-02']);
  });

  it('is in doubt where it is two years back', () => {
    const page = pageOf([[left('Datum: 14/05/2024')], ...works]);
    const options = { today: '2026-06-01' as never };
    expect(understandPaper([page], options).date?.confidence).toBeLessThan(0.7);
  });
});

describe('the sums of a paper', () => {
  const head = [[left('Deuren Mertens bv')]];

  it('stand under their labels as well as behind them', () => {
    const seen = read([
      ...head,
      ...works,
      [left('VAT (21%)', 0.2), left('SUBTOTAL', 0.5), left('GRAND TOTAL', 0.75)],
      [left('210.00', 0.2), left('1000.00', 0.5), left('1210', 0.75)],
    ]);
    expect(sums(seen)).toEqual([100_000, 21_000, 121_000]);
  });

  it.each([
    ['Tussentotaal', 'Overdracht', false],
    ['Zwischensumme', 'Übertrag', true],
    ['Sous-total', 'Report', false],
    ['Subtotal', 'Brought forward', true],
  ])('are those of all pages where one is carried over: ‘%s’ and ‘%s’', (soFar, carried, isOver) => {
    const over = isOver ? [[right(carried)], [right('1.000,00')]] : [row(carried, '1.000,00')];
    const first = pageOf([...head, ...works, row(soFar, '1.000,00')]);
    const second = pageOf([
      ...over,
      row('Scharnier', '10', '30,00', '300,00'),
      row('Totaal excl. btw', '1.300,00'),
      row('Btw 21%', '273,00'),
      row('Totaal incl. btw', '1.573,00'),
    ]);
    const seen = understandPaper([first, { ...second, number: 2 }]);
    expect(seen.items).toHaveLength(3);
    expect([sums(seen), seen.addsUp]).toEqual([[130_000, 27_300, 157_300], true]);
  });

  it('keep a thousand that is written with a space', () => {
    const seen = read([
      ...head,
      row('Dakwerken', '25 916,17'),
      row('Totaal excl. btw', '25 916,17'),
      row('Btw 6%', '1 554,97'),
      row('Totaal incl. btw', '27 471,14'),
    ]);
    expect(sums(seen)).toEqual([2_591_617, 155_497, 2_747_114]);
    expect(seen.addsUp).toBe(true);
  });

  it('are not doubled by a last row that is the sum of those before it', () => {
    const seen = read([...head, row('Muren', '100,00'), row('Plafonds', '60,00'), row('Yhteensä', '160,00')]);
    expect(seen.items).toHaveLength(2);
  });

  it('take one decimal for a decimal', () => {
    const seen = read([...head, row('Gevelwerken', '€ 425.0'), row('Totaal', '€ 425.0')]);
    expect(seen.totalAmount?.value).toBe(42_500);
  });

  it('are no number of a firm beside the word for VAT', () => {
    const seen = read([
      ...head,
      ...works,
      row('TVA intra FR86504321234 SIRET 12345678900000'),
      row('Totaal', '1.000,00'),
    ]);
    expect(seen.totalAmount?.value).toBe(100_000);
  });

  it.each([
    ['Totaal exclusief btw', 'Totaal inclusief btw'],
    ['Totaal excl. BTW', 'Totaal inclusief opslagen en BTW'],
    ['Nettobetrag', 'Bruttobetrag'],
    ['Net total', 'Total inc. VAT'],
  ])('are told apart by a word that differs in two letters: ‘%s’ and ‘%s’', (excl, incl) => {
    const seen = read([
      ...head,
      ...works,
      row(excl, '1.000,00'),
      row('BTW 21%', '210,00'),
      row(incl, '1.210,00'),
    ]);
    expect([sums(seen), seen.calculated, seen.addsUp]).toEqual([[100_000, 21_000, 121_000], [], true]);
  });

  it('stay as the file says where it adds up wrong itself: nothing is set right, and nothing ticked', () => {
    const seen = read([
      ...head,
      works[0] ?? [],
      row('Voordeur in eik', '2', '400,00', '810,00'),
      row('Slotplaat', '4', '50,00', '200,00'),
      row('Totaal excl. btw', '1.000,00'),
      row('Btw 21%', '210,00'),
      row('Totaal incl. btw', '1.300,00'),
    ]);
    expect(seen.items.map(({ totalPrice }) => totalPrice)).toEqual([81_000, 20_000]);
    expect([sums(seen), seen.calculated, seen.addsUp]).toEqual([[100_000, 21_000, 130_000], [], false]);
  });

  it('are those without VAT where a table gives each line twice', () => {
    const cells = (text: string, ...amounts: string[]) => [
      left(text),
      ...amounts.map((amount, index) => right(amount, [0.5, 0.62, 0.7, 0.82, 0.95][index])),
    ];
    const seen = read([
      ...head,
      cells('Désignation', 'Qté', 'P.U. HT', 'TVA', 'Total HT', 'Total TTC'),
      cells('Ardoises', '85,00', '62,00', '6%', '5 270,00', '5 586,20'),
      cells('Échafaudage', '1', '900,00', '21%', '900,00', '1 089,00'),
      [left('Base HT'), left('Taux', 0.3), left('Montant TVA', 0.45)],
      [left('5 270,00'), left('6 %', 0.3), left('316,20', 0.45)],
      [left('900,00'), left('21 %', 0.3), left('189,00', 0.45)],
      row('Total HTVA', '6 170,00'),
      row('Total TVA', '505,20'),
      row('Net à payer', '6 675,20 €'),
    ]);
    expect(seen.items.map(({ totalPrice }) => totalPrice)).toEqual([527_000, 90_000]);
    expect([sums(seen), seen.addsUp]).toEqual([[617_000, 50_520, 667_520], true]);
  });

  it('are asked for by an advance that is the only line of its table', () => {
    const seen = read([
      ...head,
      [left('Omschrijving'), right('Bedrag')],
      row('Voorschot 30% op offerte 2025-118', '9.000,00'),
      row('Maatstaf van heffing', '9.000,00'),
      row('BTW 21%', '1.890,00'),
      row('Te betalen', '10.890,00'),
    ]);
    expect([sums(seen), seen.items.length, seen.addsUp]).toEqual([[900_000, 189_000, 1_089_000], 1, true]);
  });

  it('count no line that is part of the work above', () => {
    const seen = read([
      ...head,
      ...works,
      row('Incl. Recupel', '1', '4,24'),
      row('Totaal excl. btw', '1.000,00'),
    ]);
    expect(seen.items).toHaveLength(2);
  });

  it('are negative on a credit note', () => {
    const seen = read([
      [left('CREDITNOTA', 0.5)],
      ...works,
      row('Totaal excl. btw', '1.000,00'),
      row('Btw 21%', '210,00'),
      row('Totaal incl. btw', '1.210,00'),
    ]);
    expect([seen.kind, ...sums(seen)]).toEqual(['credit-note', -100_000, -21_000, -121_000]);
  });

  it.each([
    ['before', (amount: string) => `-${amount}`],
    ['behind', (amount: string) => `${amount}-`],
  ])('are as negative where the credit note prints its minus %s them', (_, minus) => {
    const seen = read([
      [left('CREDITNOTA', 0.5)],
      works[0] ?? [],
      row('Voordeur in eik', '-2', '400,00', minus('800,00')),
      row('Slotplaat', '-4', '50,00', minus('200,00')),
      row('Totaal excl. btw', minus('1.000,00')),
      row('Btw 21%', minus('210,00')),
      row('Totaal incl. btw', minus('1.210,00')),
    ]);
    expect([...sums(seen), seen.addsUp]).toEqual([-100_000, -21_000, -121_000, true]);
    expect(seen.items.map(({ quantity, totalPrice }) => [quantity, totalPrice])).toEqual([
      [2_000, -80_000],
      [4_000, -20_000],
    ]);
  });

  it('stand under the words for with and without VAT, as the sums of their columns', () => {
    const seen = read([
      ...head,
      [left('Omschrijving'), right('Excl.', 0.65), right('Btw', 0.8), right('Incl.')],
      row('Boodschappen', '46,60', '4,19', '50,79'),
      row('Bezorging', '4,70', '0,99', '5,69'),
      row('Totaal', '51,30', '5,18', '56,48'),
    ]);
    expect(sums(seen)).toEqual([5_130, 518, 5_648]);
  });

  it('are taken after a discount, not before', () => {
    const seen = read([
      ...head,
      ...works,
      row('Totaal excl. btw', '1.000,00'),
      row('Korting 10%', '-100,00'),
      row('Totaal excl. btw na korting', '900,00'),
      row('Btw 21%', '189,00'),
      row('Totaal incl. btw', '1.089,00'),
    ]);
    expect([sums(seen), seen.addsUp]).toEqual([[90_000, 18_900, 108_900], true]);
  });

  it('may have their currency behind them, and one decimal', () => {
    const seen = read([
      ...head,
      row('Chairs', '53 EUR'),
      row('Discount', '-10 EUR'),
      row('Total without VAT', '43 EUR'),
      row('VAT paid (20%)', '8.6 EUR'),
      row('Total paid with VAT', '51.6 EUR'),
    ]);
    expect(sums(seen)).toEqual([4_300, 860, 5_160]);
  });

  it('keep their currency', () => {
    const seen = read([...head, row('Chairs', '$ 40.00'), row('Total', '$ 40.00')]);
    expect(seen.currency).toBe('USD');
  });
});

describe('a green tick', () => {
  const totals = (net: string, vat: string, gross: string) => [
    row('Totaal excl. btw', net),
    row('Btw 21%', vat),
    row('Totaal incl. btw', gross),
  ];

  it('is earned where everything was read and holds', () => {
    expect(read([...works, ...totals('1.000,00', '210,00', '1.210,00')]).addsUp).toBe(true);
  });

  const rated = (text: string, rate: string, net: string): Cell[] => [
    left(text),
    right(rate, 0.65),
    right('1', 0.72),
    right(net, 0.82),
    right(net),
  ];

  it('is earned by the rates of the lines, where the sums name none', () => {
    const sumsOf = (vat: string, gross: string) => [
      rated('Raam', '6%', '1.000,00'),
      rated('Spiegel', '21%', '100,00'),
      row('Totaal excl. btw', '1.100,00'),
      row('Btw', vat),
      row('Totaal incl. btw', gross),
    ];
    expect(read(sumsOf('81,00', '1.181,00')).addsUp).toBe(true);
    expect(read(sumsOf('66,00', '1.166,00')).addsUp).toBe(false);
  });

  it.each([
    ['the VAT was not found', [row('Totaal excl. btw', '1.000,00'), row('Totaal incl. btw', '1.210,00')]],
    ['the total was not found', [row('Totaal excl. btw', '1.000,00'), row('Btw 21%', '210,00')]],
    ['the rate makes another VAT', totals('1.000,00', '200,00', '1.200,00')],
    ['the works make another net', totals('900,00', '189,00', '1.089,00')],
  ])('is not given where %s', (_, rows) => {
    expect(read([...works, ...rows]).addsUp).toBe(false);
  });

  it('says which sums were calculated, and gives those no place', () => {
    const seen = read([...works, row('Totaal excl. btw', '1.000,00'), row('Btw 21%', '210,00')]);
    expect(seen.calculated).toEqual(['totalAmount']);
    expect(seen.totalAmount?.place).toBeUndefined();
  });
});

describe('the sender of a paper', () => {
  it('is the block with the number of the firm, also at the foot, and not who the paper is for', () => {
    const rows = Array.from({ length: 36 }, (): Cell[] => []);
    const seen = read([
      [left('Jeanne Dubois', 0.6)],
      [left('12 rue des Lilas', 0.6)],
      [left('69100 Villeurbanne', 0.6)],
      [left('Facture n° 31')],
      ...works,
      ...rows,
      [left('MENUISERIE LEBLANC SARL', 0.35)],
      [left('8 rue du Port - 59000 Lille - TVA FR32123456789 - IBAN FR76 1254 2547 2569 8542 5874 698', 0.1)],
    ]);
    expect(seen.companyName?.value).toBe('MENUISERIE LEBLANC SARL');
  });

  it('has its name over two lines of the same large letters', () => {
    const large = (text: string): Cell => ({ text, at: 0.08, size: 2 });
    const seen = read([
      [large('TEGELZETTER')],
      [large('Jonckheere')],
      [left('Laan 12, 8500 Kortrijk')],
      [left('BE 0403.170.701')],
      ...works,
    ]);
    expect(seen.companyName?.value).toBe('TEGELZETTER Jonckheere');
  });

  it('is the firm, not who answers its mail, owns it or the street over its postcode', () => {
    const seen = read([
      [left('Kanaal Projects')],
      [left('Maria de Wit')],
      [left('Oosterkade 12')],
      [left('3011 TW Rotterdam')],
      [left('maria@kanaalprojects.example')],
      ...works,
    ]);
    expect(seen.companyName?.value).toBe('Kanaal Projects');
  });

  it('is not what they do, nor the street they live in', () => {
    const seen = read([
      [{ text: 'Julien Marchand', at: 0.08, size: 1.4 }],
      [left('Plâtrerie - Peinture')],
      [left('Fakestreet 46')],
      [left('59800 Lille')],
      ...works,
    ]);
    expect(seen.companyName?.value).toBe('Julien Marchand');
  });

  it('is the name in the small line over the window of an envelope', () => {
    const seen = read([
      [left('Holzbau Krause GmbH - Uferweg 4 - 63571 Gelnhausen')],
      [left('Musterkunde AG')],
      [left('Feldweg 9')],
      [left('54321 Hausen')],
      [left('Rechnung Nr. 77')],
      ...works,
    ]);
    expect(seen.companyName?.value).toBe('Holzbau Krause GmbH');
  });
});
