import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageText } from '#/core/page-text';
import { type UnderstoodPaper, understandPaper } from '#/features/reading/scan/rules/understand';
import {
  type Cell,
  layOut,
  type MadeQuote,
  moneyStyles,
  pageOf,
  sumsOf,
} from '../../../../../tests/support/quote-pages';

const works = [
  'Afbraak bestaande dakbedekking',
  'Plaatsen onderdak Celit 4D',
  'Wandtegels 30 x 60 cm wit mat',
  'Isolatie PIR 120 mm Rd 5,45',
  'Dakdichting EPDM 1,2 mm',
  'Boiler 150 liter',
  'Fourniture et pose de tuiles',
  'Peinture des plafonds',
  'Kookeiland 240 x 110 cm',
];

const item = fc.record({
  description: fc.constantFrom(...works),
  // Halves of a unit at prices of whole ten cents, so that no line has to be rounded.
  quantity: fc.integer({ min: 1, max: 400 }).map((halves) => halves * 500),
  unit: fc.constantFrom('m²', 'st', 'lm', 'fft', 'u', 'm³'),
  price: fc.integer({ min: 10, max: 90_000 }).map((dimes) => dimes * 10),
});

const quote: fc.Arbitrary<MadeQuote> = fc.record({
  company: fc.constantFrom(
    'Dakwerken Van den Broeck bv',
    'Elektro Janssens',
    'Toitures Lambert SRL',
    'KEUKENS MAES NV',
  ),
  contact: fc.constantFrom('Jan Van den Broeck', 'Ilse Martens', 'Marie Lambert'),
  subject: fc.constantFrom(
    'Renovatie hellend dak',
    'Rénovation de la toiture',
    'Nieuwe keuken met kookeiland',
  ),
  items: fc.uniqueArray(item, { minLength: 1, maxLength: 8, selector: ({ description }) => description }),
  rate: fc.constantFrom(6, 21),
  language: fc.constantFrom('nl', 'fr'),
  layout: fc.constantFrom('columns', 'quantityFirst', 'numbered', 'totalsOnly'),
  money: fc.constantFrom(...moneyStyles),
});

/** Another digit in the place of one of the last amount on a line. */
function misread(page: PageText, line: number, digit: number, instead: string): PageText {
  return {
    ...page,
    lines: page.lines.map((one, index) => {
      if (index !== line) return one;
      const at = one.words.findLastIndex(({ text }) => /\d{2}$/.test(text));
      const words = one.words.map((word, position) => {
        if (position !== at) return word;
        const digits = [...word.text.matchAll(/\d/g)].map((found) => found.index);
        const place = digits[digit % digits.length] ?? 0;
        return { ...word, text: word.text.slice(0, place) + instead + word.text.slice(place + 1) };
      });
      return { ...one, words, text: words.map(({ text }) => text).join(' ') };
    }),
  };
}

const totals = ({ totalAmount, vatAmount, netAmount }: UnderstoodPaper) => ({
  net: netAmount?.value,
  vat: vatAmount?.value,
  gross: totalAmount?.value,
});

describe('a quote laid out as lines', () => {
  it('is understood: sender, subject, sums and every line', () => {
    fc.assert(
      fc.property(quote, (made) => {
        const seen = understandPaper([layOut(made)]);
        expect(totals(seen)).toEqual(sumsOf(made));
        expect(seen.addsUp && seen.itemsAddUp).toBe(true);
        expect([seen.companyName?.value, seen.contactPerson?.value, seen.description?.value]).toEqual([
          made.company,
          made.contact,
          made.subject,
        ]);
        expect(seen.date?.value).toBe('2025-03-14');
        expect(seen.validUntil?.value).toBe('2025-04-13');
        expect(seen.items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual(
          made.items.map(({ description, quantity, price }) => [description, (quantity * price) / 1000]),
        );
        if (made.layout === 'totalsOnly') return;
        expect(seen.items.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual(
          made.items.map(({ quantity, price }) => [quantity, price]),
        );
      }),
      { numRuns: 80 },
    );
  });

  it('keeps its net, VAT and total when any one digit of them is misread', () => {
    const lines = fc.integer({ min: 2, max: 4 });
    fc.assert(
      fc.property(
        quote,
        lines,
        fc.nat(9),
        fc.constantFrom('3', '8', '1', '7'),
        (made, fromEnd, digit, instead) => {
          const page = layOut(made, 0.9);
          const spoilt = misread(page, page.lines.length - fromEnd, digit, instead);
          expect(totals(understandPaper([spoilt]))).toEqual(sumsOf(made));
        },
      ),
      { numRuns: 80 },
    );
  });

  it('sets a line right when one digit of its total is misread, and only one repair adds up', () => {
    const some = quote.filter(({ layout }) => layout === 'columns');
    fc.assert(
      fc.property(some, fc.nat(7), fc.nat(9), (made, row, digit) => {
        const page = layOut(made, 0.9);
        const spoilt = misread(page, 9 + (row % made.items.length), digit, '8');
        const seen = understandPaper([spoilt]);
        expect(totals(seen)).toEqual(sumsOf(made));
        expect(seen.items.map(({ totalPrice }) => totalPrice)).toEqual(
          made.items.map(({ quantity, price }) => (quantity * price) / 1000),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('tells where each value stands', () => {
    const [made] = fc.sample(quote, { numRuns: 1, seed: 3 });
    if (!made) throw new Error('no sample');
    const seen = understandPaper([layOut(made)]);
    expect(seen.companyName?.place).toMatchObject({ page: 1, box: { left: 0.08 } });
    const total = seen.totalAmount?.place?.box;
    expect((total?.left ?? 0) + (total?.width ?? 0)).toBeCloseTo(0.95, 3);
    expect(seen.totalAmount?.confidence).toBeGreaterThan(0.9);
  });
});

const right = (text: string, at = 0.95): Cell => ({ text, at, align: 'right' });
const line = (text: string, ...amounts: string[]): Cell[] => [
  { text, at: 0.08 },
  ...amounts.map((amount, index) => right(amount, 0.95 - 0.17 * (amounts.length - 1 - index))),
];

describe('particular quotes', () => {
  const head = [
    [{ text: 'Bouwwerken Claes', at: 0.08, size: 2 }],
    line('Dorp 1, 3000 Leuven'),
    line('Betreft: Aanbouw'),
  ];

  it('adds up VAT that is split over 6% and 21%', () => {
    const seen = understandPaper([
      pageOf([
        ...head,
        line('Warmtepomp', '1.000,00'),
        line('Airco', '500,00'),
        line('Totaal excl. btw', '1.500,00'),
        line('BTW 6%', '60,00'),
        line('BTW 21%', '105,00'),
        line('Totaal incl. btw', '1.665,00'),
      ]),
    ]);
    expect(totals(seen)).toEqual({ net: 150_000, vat: 16_500, gross: 166_500 });
    expect(seen.vatLines.map(({ rate, cents }) => [rate, cents])).toEqual([
      [600, 6_000],
      [2_100, 10_500],
    ]);
  });

  it('takes a quote with reversed VAT as one without VAT', () => {
    const seen = understandPaper([
      pageOf([...head, line('Vloeren', '750,00'), line('Totaal excl. btw', '750,00'), line('Btw verlegd.')]),
    ]);
    expect(totals(seen)).toEqual({ net: 75_000, vat: 0, gross: 75_000 });
  });

  it('leaves the subtotals of chapters and what is carried over out of the items', () => {
    const seen = understandPaper([
      pageOf([
        ...head,
        line('1. Ruwbouw'),
        line('Metselwerk', '400,00'),
        line('Subtotaal ruwbouw', '400,00'),
        line('Over te dragen', '400,00'),
        line('Dakwerken', '600,00'),
        line('Subtotaal dak', '600,00'),
        line('Totaal exclusief btw', '1.000,00'),
        line('21% btw', '210,00'),
        line('Te betalen', '1.210,00'),
        line('Voorschot 30%', '363,00'),
      ]),
    ]);
    expect(seen.items.map(({ description }) => description)).toEqual(['Metselwerk', 'Dakwerken']);
    expect(totals(seen)).toEqual({ net: 100_000, vat: 21_000, gross: 121_000 });
  });

  it('never takes the customer for the company', () => {
    const pages = [
      pageOf([
        [
          { text: 'Katrien De Smet', at: 0.08, size: 1.5 },
          { text: 'Ramen Lievens', at: 0.6, size: 1.5 },
        ],
        [
          { text: 'Kerkstraat 12, 9310 Moorsel', at: 0.08 },
          { text: 'Steenweg 7, 9080 Lochristi', at: 0.6 },
        ],
        line('Raam', '100,00'),
        line('Totaal', '100,00'),
      ]),
    ];
    const owner = { names: ['Katrien De Smet'], addresses: [] };
    expect(understandPaper(pages, { customer: owner }).companyName?.value).toBe('Ramen Lievens');
  });

  it.each([
    ['a total without VAT or net', [line('Dakgoot', '321,50'), line('Totaal', '321,50')], 32_150],
    ['whole euros with a dash', [line('Keuken', '€ 8.450,-'), line('Totaal met btw', '€ 8.450,-')], 845_000],
    ['a net with its rate only', [line('Keuken', '100,00'), line('Totaal excl. 6% btw', '100,00')], 10_600],
  ])('reads %s', (_, rows, gross) => {
    expect(understandPaper([pageOf([...head, ...rows])]).totalAmount?.value).toBe(gross);
  });

  it('finds nothing in a letter without amounts', () => {
    const seen = understandPaper([
      pageOf([line('Beste buren'), line('Morgen is er een feestje om 14 uur.')]),
    ]);
    expect(seen.totalAmount).toBeUndefined();
    expect(seen.items).toEqual([]);
  });

  it('does not lose itself in a file that is far too full', () => {
    const words = Array.from(
      { length: 400 },
      (_, index) => `totaal${index} 1.${100 + index},5${index % 10}`,
    ).join(' ');
    const page = pageOf(Array.from({ length: 1_000 }, () => line(words, '1.234,56')));
    expect(understandPaper([page]).items.length).toBeLessThanOrEqual(800);
  });

  it('reads past the dots that lead from a work to its amount', () => {
    const dots = Array.from({ length: 45 }, () => '.').join(' ');
    const page = pageOf([
      line('Schilderwerken De Cock'),
      line(`- Schuren van de muren ${dots}`, '€ 1.240,00'),
      line(`- Schilderen van de plafonds ${dots}`, '€ 980,50'),
      line('Totaal zonder btw:', '€ 2.220,50'),
      line('6% btw:', '€ 133,23'),
      line('Algemeen totaal:', '€ 2.353,73'),
    ]);
    const { items } = understandPaper([page]);
    expect(items.map(({ description, totalPrice }) => [description, totalPrice])).toEqual([
      ['Schuren van de muren', 124_000],
      ['Schilderen van de plafonds', 98_050],
    ]);
  });

  it('lowers its confidence where nothing adds up', () => {
    const rows = [
      line('Dakgoot', '300,00'),
      line('Totaal excl. btw', '300,00'),
      line('BTW 6%', '99,00'),
      line('Totaal incl. btw', '512,00'),
    ];
    const seen = understandPaper([pageOf([...head, ...rows])]);
    expect(seen.addsUp).toBe(false);
    expect(seen.totalAmount?.confidence).toBeLessThan(0.7);
  });
});
