import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { keyOfFound } from '#/core/finding';
import { decimalFromCents, type Total } from '#/core/money';
import { findFindings } from '#/features/papers/invoices/rules/findings/find-findings';
import { othersAmong } from '#/features/papers/invoices/rules/findings/others';
import type { CheckedInvoice, CheckedQuote } from '#/features/papers/invoices/rules/findings/types';
import type { PaperLine } from '#/features/papers/shared/contract';
import { lineNet } from '#/features/papers/shared/rules/lines';

function line(
  description: string,
  quantity: string | null,
  unitPrice: string | null,
  more: Partial<PaperLine> = {},
): PaperLine {
  const blank = { unit: 'm²', vatRate: 6, itemId: null, kind: 'line' as const, net: null };
  const given = { ...blank, description, quantity, unitPrice, ...more };
  const net = lineNet(given);
  return { ...given, net: net === null ? null : decimalFromCents(net) };
}

const quote: CheckedQuote = {
  ...{ id: 1, amount: '10600.00', netAmount: '10000.00', vatLines: [], quoteDate: null, approved: '0.00' },
  lines: [
    line('Werken aan het dak', null, null, { kind: 'heading' }),
    line('Dakpannen leggen', '100', '45.00'),
    line('Isolatie 18 cm tussen de kepers', '100', '35.00'),
    line('Afvoer van puin', null, null, { net: '2000.00', unit: null }),
    line('Dakvenster type M08', '1', '950.00', { kind: 'option', unit: 'st' }),
  ],
};

const known = 'BE47 9991 6063 3080';
const home = {
  applicants: ['Katrien De Smet', 'Tom Peeters'],
  firstUseYear: null,
  use: null,
  keepsHalfOfArea: null,
  keepsHalfOfBearingWalls: null,
};
const contact = { iban: known, name: 'Dak bv', email: null };

function invoice(change: Partial<CheckedInvoice> = {}): CheckedInvoice {
  return {
    ...{
      id: 20,
      kind: 'invoice',
      contactId: 7,
      quoteId: 1,
      invoiceNumber: 'F-20',
      description: null,
      receivedDate: null,
      invoiceDate: day('2026-10-20'),
      paidDate: null,
    },
    ...{
      amount: '4770.00',
      netAmount: '4500.00',
      iban: known,
      addressee: 'Fam. De Smet - Peeters',
      ibanChange: null,
    },
    lines: [line('Dakpannen leggen', '100', '45.00')],
    vatLines: [{ rate: 6, base: '4500.00', amount: '270.00' }],
    ...change,
  };
}

function check(
  change: Partial<CheckedInvoice> = {},
  others: CheckedInvoice[] = [],
  against: CheckedQuote | null = quote,
) {
  return findFindings(invoice(change), against, othersAmong(others), contact, home, day('2026-11-16')).map(
    (found) => ({
      ...found,
      sentence: found.sentence.replaceAll('\u00a0', ' '),
    }),
  );
}

const rulesOf = (found: readonly { rule: string }[]) => found.map(({ rule }) => rule);
/** What the lines make, so that only one thing is wrong at a time. */
function of(lines: PaperLine[]): Partial<CheckedInvoice> {
  return { lines, netAmount: null, vatLines: [], amount: '0.01', id: 20 };
}
const withoutSums = (lines: PaperLine[], more: Partial<CheckedInvoice> = {}, others: CheckedInvoice[] = []) =>
  check({ ...of(lines), ...more }, others).filter(({ rule }) => rule !== 'wrong-sum');

describe('an invoice that is right', () => {
  it('has no findings, also where it is a part, pays on account or takes an option', () => {
    expect(check()).toEqual([]);
    expect(withoutSums([line('Leggen van dakpannen', '40', '45')])).toEqual([]);
    expect(withoutSums([line('Voorschot 30%', null, null, { net: '3000.00' })])).toEqual([]);
    expect(withoutSums([line('Dakvenster M08', '1', '950', { unit: 'st' })])).toEqual([]);
    expect(withoutSums([line('Korting', null, null, { net: '-50.00' })])).toEqual([]);
    expect(check({ quoteId: null }, [], null)).toEqual([]);
  });

  it('may be the next part of the same line, as long as the quote has room for it', () => {
    const half = [line('Dakpannen leggen', '50', '45')];
    const before = invoice({ ...of(half), id: 10, invoiceNumber: 'F-10', invoiceDate: day('2026-09-01') });
    expect(withoutSums(half, {}, [before])).toEqual([]);
    expect(rulesOf(withoutSums(half, {}, [before, { ...before, id: 11, invoiceNumber: 'F-11' }]))).toEqual([
      'billed-before',
      'quantity-above-quote',
    ]);
  });
});

describe('an invoice is told of', () => {
  it('prices above the quote, with what they cost', () => {
    expect(
      withoutSums([
        line('Dakpannen leggen', '10', '48.00'),
        line('Afvoer puin', null, null, { net: '2100', unit: null }),
      ]),
    ).toEqual([
      {
        rule: 'price-above-quote',
        severity: 'warning',
        sentence:
          'Duurder dan in de offerte: ‘Dakpannen leggen’ € 48,00 in plaats van € 45,00, ‘Afvoer puin’ € 2.100,00 in plaats van € 2.000,00.',
        lines: [0, 1],
        amount: 13_000n,
        parts: [
          { at: 0, amount: 3_000n },
          { at: 1, amount: 10_000n },
        ],
      },
    ]);
  });

  it('no more than it asks itself, where an earlier one asked too much for the same work', () => {
    const waste = (net: string) => [line('Afvoer van puin', null, null, { net, unit: null })];
    const before = invoice({ ...of(waste('2100')), id: 10, invoiceNumber: 'F-10' });
    expect(withoutSums(waste('500'), {}, [before])).toMatchObject([
      { rule: 'price-above-quote', amount: 50_000n, parts: [{ at: 0, amount: 50_000n }] },
    ]);
  });

  it('quantities above the quote, over all its invoices', () => {
    const before = invoice({ ...of([line('Dakpannen leggen', '70', '45')]), id: 10, invoiceNumber: 'F-10' });
    expect(withoutSums([line('Dakpannen leggen', '40', '45')], {}, [before])).toMatchObject([
      {
        rule: 'quantity-above-quote',
        sentence:
          'Meer dan in de offerte: ‘Dakpannen leggen’ 110 m² (waarvan 70 m² al eerder gefactureerd) in plaats van 100 m².',
        lines: [0],
        amount: 45_000n,
      },
    ]);
    // One that came after it is none of its business.
    const later = { ...before, id: 30, invoiceDate: day('2026-11-01') };
    expect(withoutSums([line('Dakpannen leggen', '40', '45')], {}, [later])).toEqual([]);
  });

  it('what was not ordered', () => {
    expect(withoutSums([line('Zonnepanelen', '8', '300', { unit: 'st' })])).toMatchObject([
      {
        rule: 'not-ordered',
        sentence: 'Niet in de offerte: ‘Zonnepanelen’ € 2.400,00.',
        lines: [0],
        amount: 240_000n,
      },
    ]);
  });

  it('what was billed before: the whole, or a line', () => {
    const twin = invoice({ id: 3, invoiceNumber: 'f20', invoiceDate: null, lines: [], vatLines: [] });
    expect(check({}, [{ ...twin, quoteId: null }])).toMatchObject([
      {
        rule: 'billed-before',
        severity: 'danger',
        sentence: 'Deze factuur lijkt er al te zijn: f20 van € 4.770,00.',
      },
    ]);
    const nameless = { invoiceNumber: null, quoteId: null };
    expect(rulesOf(check(nameless, [invoice({ ...nameless, id: 3 })], null))).toEqual([
      'billed-before',
      'billed-before',
    ]);
    expect(check({}, [{ ...twin, quoteId: null, contactId: 8 }])).toEqual([]);
    const other = invoice({ id: 3, invoiceNumber: 'F-3', quoteId: null, invoiceDate: day('2026-08-01') });
    expect(check({ quoteId: null }, [other], null)).toMatchObject([
      {
        rule: 'billed-before',
        severity: 'warning',
        lines: [0],
        sentence: 'Al eerder gefactureerd: ‘Dakpannen leggen’ (op F-3).',
      },
    ]);
  });

  it('a sum above what is left of the contract', () => {
    const before = invoice({
      id: 3,
      invoiceNumber: 'F-3',
      amount: '8000.00',
      lines: [],
      vatLines: [],
      netAmount: null,
    });
    const credit = {
      ...before,
      id: 4,
      kind: 'credit-note' as const,
      invoiceNumber: 'C-4',
      amount: '-1000.00',
    };
    expect(check({}, [before, credit])).toMatchObject([
      {
        rule: 'above-contract',
        amount: 117_000n,
        sentence:
          'Van de offerte van € 10.600,00 was nog € 3.600,00 te factureren: dit is € 1.170,00 meer, dat nooit goedgekeurd werd.',
      },
    ]);
    const all = { ...before, amount: '10600.00' };
    expect(check({}, [all])).toMatchObject([
      { sentence: expect.stringContaining('was niets meer te factureren: dit is € 4.770,00 meer') },
    ]);
  });

  it('another rate of VAT, by line or by the whole', () => {
    expect(withoutSums([line('Dakpannen leggen', '100', '45', { vatRate: 21 })])).toMatchObject([
      {
        rule: 'vat-differs',
        lines: [0],
        amount: 67_500n,
        sentence: 'Een ander btw-tarief dan in de offerte: ‘Dakpannen leggen’ 21% in plaats van 6%.',
      },
    ]);
    const whole = {
      lines: [],
      netAmount: '4500.00',
      vatLines: [{ rate: 21, base: '4500.00', amount: '945.00' }],
      amount: '5445.00',
    };
    expect(check(whole)).toMatchObject([{ rule: 'vat-differs', lines: [], amount: null }]);
  });

  it('another account than the known one, or one that nobody confirmed', () => {
    const account = { rule: 'account-differs', severity: 'danger' };
    expect(check({ iban: 'BE64 9991 2345 0152' })).toMatchObject([account]);
    expect(check({ iban: 'be47999160633080' })).toEqual([]);
    expect(check({ iban: null, ibanChange: { from: null, to: known } })).toMatchObject([account]);
  });

  it.each([
    ['lines against net', { netAmount: '4600.00', amount: '4870.00' }, 10_000n],
    [
      'VAT against its base',
      { vatLines: [{ rate: 6, base: '4500.00', amount: '280.00' }], amount: '4780.00' },
      1_000n,
    ],
    ['net and VAT against the total', { amount: '4777.00' }, 700n],
    ['lines alone against the total', { netAmount: null, vatLines: [], amount: '4700.00' }, -7_000n],
  ])('sums that are wrong: %s', (_, change, amount) => {
    expect(check(change)).toMatchObject([{ rule: 'wrong-sum', severity: 'danger', amount }]);
  });

  it('money that went elsewhere once, by another key as soon as more went there', () => {
    const paid = (...paidElsewhere: { iban: string; amount: string }[]) =>
      check({ paidElsewhere }).map((found) => [keyOfFound(found), found.sentence.split('.')[0]]);
    const [one, other] = ['BE64 9991 2345 0152', 'BE68 5390 0754 7034'];
    expect(paid()).toEqual([]);
    expect(paid({ iban: one, amount: '100.00' })).toEqual([
      ['paid-elsewhere::100.00', `Er is betaald naar ${one}, en dat is niet de rekening van deze firma`],
    ]);
    expect(
      paid(
        { iban: one, amount: '100.00' },
        { iban: one, amount: '50.00' },
        { iban: other, amount: '100.00' },
      ),
    ).toEqual([
      [
        'paid-elsewhere::250.00',
        `Er is betaald naar ${one} en ${other}, en dat zijn geen rekeningen van deze firma`,
      ],
    ]);
  });

  it('no cent that rounding each line makes', () => {
    const lines = [line('Dakpannen leggen', '1', '0.55'), line('Isolatie 18 cm', '1', '0.55')];
    expect(
      check({
        lines,
        netAmount: '1.10',
        vatLines: [{ rate: 6, base: '1.10', amount: '0.06' }],
        amount: '1.16',
      }),
    ).toEqual([]);
    expect(check({ lines, netAmount: '1.11', vatLines: [], amount: '1.18' })).toEqual([]);
  });

  it('a name that is none of those who apply', () => {
    expect(check({ addressee: 'Immo Zon bv' })).toMatchObject([
      { rule: 'other-addressee', lines: [], amount: null },
    ]);
    expect(check({ addressee: 'De heer T. PEETERS' })).toEqual([]);
    expect(check({ addressee: null })).toEqual([]);
  });

  it('six faults at once, each by its own name', () => {
    const before = invoice({
      ...of([line('Isolatie 18 cm tussen de kepers', '100', '35')]),
      id: 3,
      invoiceNumber: 'F-3',
      invoiceDate: day('2026-08-01'),
    });
    const found = check(
      {
        iban: 'BE64 9991 2345 0152',
        netAmount: '15000.00',
        vatLines: [],
        lines: [
          line('Dakpannen leggen', '120', '48'),
          line('Isolatie 18 cm tussen de kepers', '100', '35'),
          line('Zonnepanelen', '8', '300', { unit: 'st', vatRate: 21 }),
          line('Afvoer van puin', null, null, { net: '2000.00', unit: null, vatRate: 21 }),
        ],
        amount: '14500.00',
      },
      [before],
    );
    expect(new Set(rulesOf(found))).toEqual(
      new Set([
        ...['wrong-sum', 'account-differs', 'billed-before', 'above-contract', 'price-above-quote'],
        ...['quantity-above-quote', 'not-ordered', 'vat-differs'],
      ]),
    );
    expect(found[0]?.severity).toBe('danger');
  });
});

it('never fails, and names only lines that are there', () => {
  const amount = fc
    .integer({ min: -99_999, max: 999_999 })
    .map((cents) => decimalFromCents(BigInt(cents) as Total));
  const anyLine: fc.Arbitrary<PaperLine> = fc.record({
    description: fc.constantFrom(
      '',
      'Dakpannen leggen',
      'Pannen',
      'Isolatie',
      'Voorschot',
      'Afvoer van puin',
    ),
    quantity: fc.option(fc.constantFrom('0', '1', '100.5', '-2')),
    unit: fc.option(fc.constantFrom('m²', 'm2', 'st')),
    unitPrice: fc.option(fc.constantFrom('0.00', '45.00', '0.1234', '-3.00')),
    vatRate: fc.option(fc.constantFrom(0, 6, 21)),
    itemId: fc.option(fc.constantFrom(1, 2)),
    kind: fc.constantFrom('line', 'heading', 'option'),
    net: fc.option(amount),
  });
  const papers = fc.record({
    lines: fc.array(anyLine, { maxLength: 6 }),
    netAmount: fc.option(amount),
    amount,
  });
  fc.assert(
    fc.property(papers, papers, papers, (one, other, quoted) => {
      const found = check(one, [invoice({ ...other, id: 2 })], { ...quote, ...quoted });
      for (const { lines, sentence } of found) {
        expect(sentence).toMatch(/\.$/);
        for (const at of lines) expect(one.lines[at]?.kind).toBe('line');
        expect(new Set(lines).size).toBe(lines.length);
      }
    }),
  );
});
