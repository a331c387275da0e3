import { describe, expect, it } from 'vitest';
import type { PageText } from '#/core/page-text';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { type Cell, pageOf } from '../../../../../tests/support/quote-pages';

/** Papers that we drew in layouts of our own, each with a habit of some program or firm. */

const left = (text: string, at = 0.08): Cell => ({ text, at });
const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const table =
  (...ends: number[]) =>
  (text: string, ...cells: string[]): Cell[] => [
    left(text),
    ...cells.flatMap((cell, index) => (cell === '' ? [] : [right(cell, ends[index])])),
  ];
const sum = (label: string, amount: string): Cell[] => [right(label, 0.78), right(amount)];

const read = (rows: Cell[][]) => understandPaper([pageOf(rows)]);
const answer = (seen: ReturnType<typeof read>) => ({
  sums: [seen.netAmount?.value, seen.vatAmount?.value, seen.totalAmount?.value],
  lines: seen.items.map(({ quantity, unitPrice, totalPrice }) => [quantity, unitPrice, totalPrice]),
});

describe('a sum', () => {
  it.each([
    ['Montant HTVA', 'Montant TVAC'],
    ['Montant HT', 'Montant TTC'],
  ])('is printed beside ‘%s’ and ‘%s’, a letter from ‘contant’', (net, gross) => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Poste', 'Qté', 'P.U.', 'Total EUR'),
      row('Ardoises naturelles', '84', '71,50', '6 006,00'),
      row('Solin en plomb', '12,5', '39,00', '487,50'),
      sum(net, '6 493,50'),
      sum('TVA 6 %', '389,61'),
      sum(gross, '6 883,11'),
    ]);
    expect(answer(seen).sums).toEqual([649_350, 38_961, 688_311]);
    expect(seen.calculated).toEqual([]);
  });
});

describe('a number', () => {
  it('may be put down in pieces: groups, comma and cents apart', () => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Omschrijving', 'Aantal', 'Eenheidsprijs', 'Bedrag'),
      row('Hellend dak vernieuwen', '120 , 00', '512 , 50', '61 500 , 00'),
      row('Werfinrichting', '1 , 00', '1 250 , 00', '1 250 , 00'),
      sum('Totaal excl. btw', '62 750 , 00'),
      sum('BTW 6 %', '3 765 , 00'),
      sum('Totaal incl. btw', '66 515 , 00'),
    ]);
    expect(answer(seen)).toEqual({
      sums: [6_275_000, 376_500, 6_651_500],
      lines: [
        [120_000, 51_250, 6_150_000],
        [1_000, 125_000, 125_000],
      ],
    });
    expect(seen.addsUp).toBe(true);
  });

  it('keeps to its own currency sign: ‘500,00 € 6 %’ is an amount and a rate', () => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Omschrijving', 'Bedrag', 'BTW'),
      [left('Plaatsen binnendeur'), right('500,00 € 6 %', 0.95)],
      [left('Afvoer puin'), right('200,00 € 6 %', 0.95)],
      sum('Totaal excl. btw', '700,00 €'),
      sum('BTW 6 %', '42,00 €'),
      sum('Totaal incl. btw', '742,00 €'),
    ]);
    expect(answer(seen)).toEqual({
      sums: [70_000, 4_200, 74_200],
      lines: [
        [undefined, undefined, 50_000],
        [undefined, undefined, 20_000],
      ],
    });
    expect(seen.items.map(({ vatRate }) => vatRate)).toEqual([600, 600]);
  });

  it.each([
    ['5.000 €', 500_000],
    ['5 000 €', 500_000],
    ['5000€', 500_000],
    ['€ 5.000', 500_000],
    ['€ 5.000,-', 500_000],
    ['50,5 €', 5_050],
    ['5 000,5 €', 500_050],
    ["5'000.00", 500_000],
    ['EUR 5.000,00', 500_000],
    ['5,000.00 €', 500_000],
  ])('is read as ‘%s’ is meant', (written, cents) => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Omschrijving', 'Aantal', 'Prijs', 'Totaal'),
      row('Schilderwerk gang', '1', written, written),
      sum('Totaal', written),
    ]);
    expect(answer(seen)).toEqual({ sums: [undefined, undefined, cents], lines: [[1_000, cents, cents]] });
  });

  it('may end a sentence, its groups apart', () => {
    const seen = read([[left('Voor al deze werken bedraagt onze prijs € 3 740,00.')]]);
    expect(seen.totalAmount?.value).toBe(374_000);
  });

  it('may be a price in four decimals', () => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Omschrijving', 'Aantal', 'Prijs', 'Totaal'),
      row('Gipsplaat 260x60', '84,00', '9,3500', '785,40'),
    ]);
    expect(answer(seen).lines).toEqual([[84_000, 935, 78_540]]);
  });

  it('of an account, a firm or a telephone is no amount', () => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Omschrijving', 'Aantal', 'Prijs', 'Totaal'),
      row('Schilderwerk gang', '1', '400,00', '400,00'),
      sum('Totaal', '400,00'),
      [left('Rekening BE68 5390 0754 7034 - tel. 053 77 12 34 - RPR Aalst 0403.170.701')],
      [left('Compte 310-1095627-09 - SIRET 524 335 262 00084')],
    ]);
    expect(answer(seen).sums).toEqual([undefined, undefined, 40_000]);
    expect(seen.items).toHaveLength(1);
  });
});

describe('a table', () => {
  it('has its rates as codes that a legend explains', () => {
    const row = table(0.45, 0.6, 0.75, 0.95);
    const seen = read([
      row('Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Bedrag'),
      row('Isolatie zolder', '60', '42,00', '1', '2.520,00'),
      row('Losse kast', '1', '300,00', '2', '300,00'),
      [
        left('Btw-code'),
        left('Tarief', 0.2),
        left('Basis', 0.35),
        left('Btw', 0.5),
        ...sum('Totaal excl.', '2.820,00'),
      ],
      [left('1'), left('6 %', 0.2), left('2.520,00', 0.35), left('151,20', 0.5), ...sum('Btw', '214,20')],
      [
        left('2'),
        left('21 %', 0.2),
        left('300,00', 0.35),
        left('63,00', 0.5),
        ...sum('Te betalen', '3.034,20'),
      ],
    ]);
    expect(answer(seen)).toEqual({
      sums: [282_000, 21_420, 303_420],
      lines: [
        [60_000, 4_200, 252_000],
        [1_000, 30_000, 30_000],
      ],
    });
    expect(seen.items.map(({ vatRate }) => vatRate)).toEqual([600, 2_100]);
  });

  it('may have the letters of its rates beside the sums, and a discount in each row', () => {
    const row = (code: string, ...cells: string[]) => [left(code), ...table(0.55, 0.65, 0.95)('', ...cells)];
    const seen = read([
      [
        left('Btw'),
        left('Omschrijving', 0.2),
        right('Aantal', 0.55),
        right('Prijs', 0.65),
        right('Kort.', 0.8),
        right('Bedrag'),
      ],
      [...row('A', '16', '46,50'), left('Plaatsing', 0.2), right('10 %', 0.8), right('669,60')].sort(
        (one, other) => one.at - other.at,
      ),
      [...row('B', '1', '285,00', '285,00'), left('Container', 0.2)].sort((one, other) => one.at - other.at),
      [left('A = 6 %   B = 21 %')],
      [left('Totaal excl. btw'), right('954,60', 0.4)],
      [
        left('Btw'),
        right('100,03', 0.4),
        left('B', 0.55),
        right('285,00', 0.7),
        right('21', 0.8),
        right('59,85'),
      ],
      [left('Totaal'), right('1.054,63', 0.4)],
    ]);
    expect(answer(seen).sums).toEqual([95_460, 10_003, 105_463]);
    expect(seen.items.map(({ vatRate }) => vatRate)).toEqual([600, 2_100]);
  });

  it('has its units under one letter in French', () => {
    const row = table(0.45, 0.6, 0.78, 0.95);
    const seen = read([
      row('Description', 'U', 'Quantité', 'Prix unitaire', 'Montant'),
      row('Crépi minéral', 'm²', '134,50', '36,00', '4 842,00'),
    ]);
    expect(seen.items.map(({ unit }) => unit)).toEqual(['m²']);
  });

  it('leaves the figures in the words of a work, and the number of the line out', () => {
    const seen = read([
      [left('#'), left('Omschrijving', 0.14), left('Eenh.', 0.6), right('Hoev.', 0.75), right('Totaal')],
      [
        left('1'),
        left('Muren schilderen, 2 lagen', 0.14),
        left('m²', 0.6),
        right('186', 0.75),
        right('4.092,00'),
      ],
    ]);
    expect(seen.items.map(({ description }) => description)).toEqual(['Muren schilderen, 2 lagen']);
  });

  it('runs over pages whose head and foot are no line and no sum', () => {
    const row = table(0.55, 0.75, 0.95);
    const blank = (count: number) => Array.from({ length: count }, (): Cell[] => []);
    const page = (number: number, rows: Cell[][]): PageText => ({
      ...pageOf([
        [left('Dakwerken Mertens bv'), right('Kapitaal 18.600,00')],
        row('Omschrijving', 'Aantal', 'Prijs', 'Totaal'),
        ...rows,
        ...blank(42 - rows.length),
        [left('Verzekerd tot 1.250.000,00 - lid Bouwunie'), right(`Pagina ${number} / 2`)],
      ]),
      number,
    });
    const seen = understandPaper([
      page(1, [row('Pannen', '100', '20,00', '2.000,00'), row('Goot', '10', '40,00', '400,00')]),
      page(2, [
        row('Nok', '10', '60,00', '600,00'),
        sum('Totaal excl. btw', '3.000,00'),
        sum('Btw 6%', '180,00'),
        sum('Totaal incl. btw', '3.180,00'),
      ]),
    ]);
    expect(answer(seen).sums).toEqual([300_000, 18_000, 318_000]);
    expect(seen.items).toHaveLength(3);
    expect(seen.addsUp).toBe(true);
  });

  it('may have whole euros in its columns and a price behind the unit', () => {
    const row = table(0.5, 0.6, 0.78, 0.95);
    const seen = read([
      row('Post', 'Hoeveelheid', 'Eenheid', 'Prijs (€)', 'Totaal (€)'),
      row('Gevelisolatie 14 cm', '85', 'm²', '95', '8.075'),
      row('Stelling', '1', 'VH', '1.250', '1.250'),
      sum('Totaal excl. btw', '€ 9.325'),
      sum('BTW 6%', '€ 559,50'),
      sum('Totaal incl. btw', '€ 9.884,50'),
    ]);
    expect(answer(seen)).toEqual({
      sums: [932_500, 55_950, 988_450],
      lines: [
        [85_000, 9_500, 807_500],
        [1_000, 125_000, 125_000],
      ],
    });
  });
});

describe('a lump sum', () => {
  it.each(['LS', 'forfait', 'sog', 'VH', 'GP'])(
    'as ‘%s’ with one price is one piece, and keeps its word',
    (word) => {
      const row = table(0.7, 0.95);
      const seen = read([row('Omschrijving', 'Eenheid', 'Totaal'), row('Werfinrichting', word, '1.250,00')]);
      expect(seen.items).toMatchObject([
        { description: `Werfinrichting ${word}`, quantity: 1_000, unit: 'st', unitPrice: 125_000 },
      ]);
    },
  );

  it('stands as well where the table has a column for the price', () => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Libellé', 'Quantité', 'Prix unit.', 'Montant HTVA'),
      row('Main d’œuvre', 'forfait', '900,00', '900,00'),
    ]);
    expect(answer(seen).lines).toEqual([[1_000, 90_000, 90_000]]);
  });

  it('stays one where its rate stands before the amount', () => {
    const row = table(0.55, 0.75, 0.95);
    const seen = read([
      row('Omschrijving', 'Eenh.', 'BTW', 'Bedrag'),
      row('Klein materiaal', 'sog', '6%', '145,00'),
    ]);
    expect(answer(seen).lines).toEqual([[1_000, 14_500, 14_500]]);
  });
});

describe('a due date', () => {
  it('is no date of the paper', () => {
    const seen = read([
      [left('Deuren Mertens bv')],
      [left('Vervaldatum: 02/04/2026')],
      [left('Te betalen voor 02/04/2026')],
    ]);
    expect([seen.date?.value, seen.dueDate?.value]).toEqual([undefined, '2026-04-02']);
  });
});

describe('what is printed', () => {
  const row = table(0.55, 0.75, 0.95);
  const works = [
    row('Omschrijving', 'Aantal', 'Prijs', 'Totaal'),
    row('Voordeur', '1', '2.000,00', '2.000,00'),
    row('Plaatsing', '10', '50,00', '500,00'),
  ];

  it('wins over a sum of ours, whatever else is wrong on the paper', () => {
    const seen = read([
      ...works,
      sum('Subtotaal excl. btw', '2.500,00'),
      sum('Btw', '5,25'),
      sum('Totaal', '3.025,00'),
    ]);
    expect([answer(seen).sums, seen.calculated, seen.addsUp]).toEqual([[250_000, 525, 302_500], [], false]);
  });

  it('tells a discount, an advance and what is left to pay apart', () => {
    const seen = read([
      ...works,
      sum('Korting 10%', '-250,00'),
      sum('Totaal excl. btw', '2.250,00'),
      sum('Btw 21%', '472,50'),
      sum('Totaal incl. btw', '2.722,50'),
      sum('Reeds betaald voorschot', '-1.000,00'),
      sum('Nog te betalen', '1.722,50'),
    ]);
    expect([answer(seen).sums, seen.addsUp]).toEqual([[225_000, 47_250, 272_250], true]);
  });

  it('may have the tax of each rate in a box of its own', () => {
    const boxes = (...texts: string[]) => texts.map((text, at) => right(text, 0.2 + at * 0.19));
    const seen = read([
      [left('Omschrijving'), right('% btw', 0.75), right('Totaal')],
      [left('Warmtepomp'), right('6', 0.75), right('8.000,00')],
      [left('Airco'), right('21', 0.75), right('1.000,00')],
      boxes('BTW 6 %', 'BTW 21 %', 'Totaal incl.', 'Voorschot', 'Te betalen'),
      boxes('480,00', '210,00', '9.690,00', '-4.000,00', '5.690,00'),
    ]);
    expect(answer(seen).sums).toEqual([900_000, 69_000, 969_000]);
  });

  it('of an advance is no rate of VAT', () => {
    const seen = read([
      ...works,
      sum('Totaal excl. btw', '2.500,00'),
      [left('Bij bestelling wordt een voorschot van 30 % gevraagd')],
    ]);
    expect(answer(seen).sums).toEqual([250_000, undefined, undefined]);
  });

  it('of a till ticket is what was paid, not what was handed over', () => {
    const line = (text: string, amount: string): Cell[] => [left(text, 0.3), right(amount, 0.7)];
    const seen = read([
      [left('BOUWMARKT DE MEULE', 0.35)],
      line('Schroeven 4x40', '12,50'),
      line('Voegmiddel', '8,25'),
      line('TOTAAL EUR', '20,75'),
      line('CONTANT', '50,00'),
      line('WISSELGELD', '29,25'),
      line('Btw 21% incl.', '3,60'),
    ]);
    expect(seen.totalAmount?.value).toBe(2_075);
    expect(seen.items).toHaveLength(2);
  });

  it('of a ticket has the VAT in it that it tells apart', () => {
    const line = (text: string, amount: string): Cell[] => [left(text, 0.3), right(amount, 0.7)];
    const seen = read([
      [left('BRICO PLAN', 0.35)],
      line('VERF WIT 10L', '54,95'),
      line('ROLSET', '12,75'),
      line('AFPLAKTAPE', '19,95'),
      line('TOTAAL', '87,65'),
      line('BANCONTACT', '87,65'),
      line('Waarvan BTW 21%', '15,21'),
    ]);
    expect(answer(seen).sums).toEqual([7_244, 1_521, 8_765]);
  });

  it('of a ticket that was paid by card is counted once', () => {
    const line = (text: string, amount: string): Cell[] => [left(text, 0.3), right(amount, 0.7)];
    const seen = read([
      [left('DROGISTERIJ VAN DAM', 0.35)],
      line('Verf wit 2,5L', '34,99'),
      line('Kwast', '6,50'),
      line('Te betalen', '41,49'),
      line('BANCONTACT', '41,49'),
    ]);
    expect(seen.totalAmount?.value).toBe(4_149);
    expect(seen.items).toHaveLength(2);
  });

  it('may be a sentence', () => {
    const seen = read([
      [left('Geachte heer, hierbij onze prijs voor het plaatsen van de keuken in uw woning.')],
      [left('De totale prijs voor deze werken bedraagt € 14.250,00 excl. btw.')],
    ]);
    expect(seen.netAmount?.value).toBe(1_425_000);
  });

  it('may be told in a sentence, and its tax in the next', () => {
    const seen = read([
      [left('De totale prijs bedraagt € 8 171,00 exclusief btw. Btw 21 %: € 1 715,91.')],
      [left('Mogelijke optie: lijngoot aan de straatzijde, voor € 690,00 zonder btw.')],
    ]);
    expect(answer(seen).sums).toEqual([817_100, 171_591, 988_691]);
  });

  it('may be told without VAT behind words for all there is', () => {
    const seen = read([[left("Le montant total s'élève à 4 496,00 € hors TVA. TVA 6 % : 269,76 €.")]]);
    expect(answer(seen).sums).toEqual([449_600, 26_976, 476_576]);
  });

  it.each([
    'Soit un total de 4 765,76 € TTC.',
    'Dat maakt € 4 765,76 inclusief btw.',
    'Soit 4 765,76 € TVA comprise',
  ])('may conclude: %s', (line) => {
    const seen = read([[left('Totaal excl. btw 4.496,00')], [left('Btw 6 % 269,76')], [left(line)]]);
    expect(answer(seen).sums).toEqual([449_600, 26_976, 476_576]);
    expect(seen.calculated).toEqual([]);
  });

  it('is no price that a sentence tells by the piece', () => {
    const seen = read([...works, [left('Soit 54,45 € TTC par m²')]]);
    expect(seen.totalAmount?.value).not.toBe(5_445);
  });

  it('is left empty, with its place, where only its word can be read', () => {
    const seen = read([
      ...works,
      sum('Totaal excl. btw', '###'),
      sum('Btw 21%', '###'),
      sum('Totaal incl. btw', '###'),
    ]);
    expect(answer(seen).sums).toEqual([undefined, undefined, undefined]);
    expect(seen.unread.totalAmount?.page).toBe(1);
    expect(seen.itemsAddUp).toBe(false);
  });

  it('is needed for lines to add up to it: a net that was made of them proves nothing', () => {
    const seen = read([...works, [left('Betaling binnen 30 dagen')]]);
    expect([seen.calculated.includes('netAmount') || seen.netAmount === undefined, seen.itemsAddUp]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the head of a paper', () => {
  const works: Cell[][] = [
    [left('Nr'), left('Werken', 0.14), right('Bedrag', 0.8), right('BTW%')],
    [left('1'), left('Ruwbouwwerken volgens vordering 3', 0.14), right('8.000,00', 0.8), right('6')],
    [left('2'), left('Ruwbouwwerken handelsruimte', 0.14), right('4.000,00', 0.8), right('21')],
    sum('Totaal zonder BTW', '12.000,00'),
    sum('Totaal BTW', '1.320,00'),
    sum('Te betalen', '13.320,00'),
  ];

  it('may be one line: a name with its form, a street of two names, a number', () => {
    const seen = read([
      [left('AANNEMINGEN VAN HOOF NV Ringlaan 100, 2600 Berchem RPR Antwerpen 0404.484.654')],
      [left('Aan: BVBA Studio Nul, Turnhoutsebaan 12, 2140 Borgerhout')],
      ...works,
    ]);
    expect(seen.companyName?.value).toBe('AANNEMINGEN VAN HOOF NV');
    expect(seen.items.map(({ totalPrice }) => totalPrice)).toEqual([800_000, 400_000]);
  });

  it.each([
    ['Offertenr. / N° offre: 26/00214', '26/00214'],
    ['Onze referte: LM/2026-58', 'LM/2026-58'],
    ['Uw referte: LM/2026-58', undefined],
  ])('may name its number as ‘%s’', (line, number) => {
    expect(read([[left('Atelier Kleur')], [left(line)], ...works]).number?.value).toBe(number);
  });

  it.each(['Verkoopfactuur', 'Voorschotfactuur', 'Eindfactuur VF/26/1043'])('may be called ‘%s’', (title) => {
    expect(read([[left('Vloerwerken Aerts'), right(title)], ...works]).kind).toBe('invoice');
  });

  it('may have two titles before its number', () => {
    const seen = read([
      [left('Algemene Bouw Desmet')],
      [left('VORDERINGSSTAAT / FACTUUR VS-2026-03 – 31/10/2026')],
      ...works,
    ]);
    expect([seen.number?.value, seen.date?.value]).toEqual(['VS-2026-03', '2026-10-31']);
  });

  it('has a day of its own beside that of the invoice it takes back', () => {
    const seen = read([
      [left('Sanitair Jacobs'), right('CREDITNOTA')],
      [right('01/09/2026')],
      [left('Betreft factuur 2026-0456 van 12/08/2026')],
      ...works,
    ]);
    expect(seen.date?.value).toBe('2026-09-01');
  });

  it('may call the work after who has it done, and tell who works there: neither sends it', () => {
    const seen = read([
      [left('NOVA')],
      [left('Rue de Bel Air 10')],
      [left('44 032 NANTES')],
      [left('Affaire suivie par'), left('TASSEL', 0.5)],
      [left('Affaire Quintessence 2 - NOVA - NANTES')],
      ...works,
    ]);
    expect([seen.addressee?.value, seen.companyName?.value]).toEqual(['NOVA', undefined]);
  });
});
