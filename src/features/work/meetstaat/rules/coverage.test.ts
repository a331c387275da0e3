import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalFromCents,
  subtractTotal,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import type { MoneyFacts, MoneyInvoice, MoneyQuote } from '#/core/money-facts';
import { coverageOf } from '#/features/work/meetstaat/rules/coverage';

const line = (itemId: number | null, net: string) => ({ kind: 'line' as const, vatRate: 0, itemId, net });
const items = [
  { id: 1, category: 'Dakwerk' as const },
  { id: 2, category: 'Dakwerk' as const },
  { id: 3, category: 'Keuken' as const },
];
const total = (decimal: string) => totalFromDecimal(decimal);
const estimates = ['100.00', '50.00', '10.00'].map((estimate, at) => ({
  ...{ id: at + 1, work: 'Andere werken', estimate: total(estimate), isComplete: false },
}));
const paper = (amount: string, lines: MoneyQuote['lines']) => ({
  ...{ id: 1, category: null, amount: total(amount), lines, coversItemIds: [] },
});
const quote = (status: MoneyQuote['status'], amount: string, lines: MoneyQuote['lines']): MoneyQuote => ({
  ...{ ...paper(amount, lines), status, unforeseen: total('0.00') },
});
const bill = (amount: string, paid: string | null, lines: MoneyQuote['lines']): MoneyInvoice => ({
  ...{ ...paper(amount, lines), kind: 'invoice', quoteId: null, paid: total(paid ?? '0.00') },
  ...{ creditsInvoiceId: null, open: total('0.00'), overpaid: total('0.00'), netted: false },
});
const note = (creditsInvoiceId: number | null, amount: string, lines: MoneyQuote['lines']): MoneyInvoice => ({
  ...{ ...bill(amount, null, lines), id: 99, kind: 'credit-note', creditsInvoiceId },
});
const facts = (told: Partial<MoneyFacts>): MoneyFacts => ({
  ...{ items: estimates, quotes: [], extras: [], invoices: [], kept: [], ...told },
});

describe('what covers the meetstaat', () => {
  it('is an accepted quote before a cheaper one that waits, and the lowest of those that wait', () => {
    const {
      items: covered,
      categories,
      total: sums,
    } = coverageOf(
      items,
      facts({
        quotes: [
          quote('accepted', '120.00', [line(1, '120.00')]),
          quote('pending', '90.00', [line(1, '60.00'), line(2, '30.00')]),
          quote('pending', '45.00', [line(2, '45.00')]),
        ],
        invoices: [
          bill('60.00', '15.00', [line(1, '40.00'), line(null, '20.00')]),
          note(1, '-15.00', [line(2, '-15.00')]),
          note(null, '-5.00', [line(1, '-5.00')]),
        ],
      }),
    );
    expect(covered).toEqual([
      {
        itemId: 1,
        estimated: '100.00',
        quoted: '120.00',
        quotedAs: 'accepted',
        invoiced: '30.00',
        paid: '10.00',
      },
      { itemId: 2, estimated: '50.00', quoted: '30.00', quotedAs: 'best', invoiced: '0.00', paid: '0.00' },
      { itemId: 3, estimated: '10.00', quoted: null, quotedAs: null, invoiced: '0.00', paid: '0.00' },
    ]);
    const roof = { count: 2, withoutQuote: 0, withoutPrice: 0, estimated: '150.00', quoted: '150.00' };
    expect(categories).toEqual([
      {
        category: 'Keuken',
        count: 1,
        withoutQuote: 1,
        withoutPrice: 0,
        estimated: '10.00',
        quoted: null,
        invoiced: '0.00',
        paid: '0.00',
      },
      { category: 'Dakwerk', ...roof, invoiced: '30.00', paid: '10.00' },
    ]);
    expect(sums).toEqual({
      ...{ count: 3, withoutQuote: 1, withoutPrice: 0, estimated: '160.00', quoted: '150.00' },
      ...{ invoiced: '30.00', paid: '10.00' },
    });
  });

  it('has the extra work that was approved in what a lump sum covers, as the ledger files it', () => {
    const { items: covered } = coverageOf(
      items,
      facts({
        quotes: [{ ...quote('accepted', '90.00', []), coversItemIds: [1, 2] }],
        extras: [{ quoteId: 1, status: 'approved', amount: total('60.00'), lines: [] }],
      }),
    );
    expect(covered.map(({ quoted }) => quoted)).toEqual(['100.00', '50.00', null]);
  });

  it('adds up over items and categories, in any order of papers', () => {
    const amount = fc
      .bigInt({ min: -(10n ** 8n), max: 10n ** 8n })
      .map((value) => decimalFromCents(value as Total));
    const lines = fc.array(
      fc.tuple(fc.option(fc.constantFrom(1, 2, 3, 9)), amount).map(([id, net]) => line(id, net)),
    );
    const invoice = fc
      .tuple(amount, fc.option(amount), lines)
      .map(([asked, paid, about]) => bill(asked, paid, about));
    fc.assert(
      fc.property(fc.array(invoice), (unnumbered) => {
        const invoices = unnumbered.map((each, id) => ({ ...each, id }));
        const coverage = coverageOf(items, facts({ invoices }));
        for (const key of ['estimated', 'invoiced', 'paid'] as const) {
          const sum = (rows: readonly Record<typeof key, string>[]) =>
            decimalFromCents(totalOf(rows.map((row) => totalFromDecimal(row[key]))));
          expect(sum(coverage.items)).toBe(coverage.total[key]);
          expect(sum(coverage.categories)).toBe(coverage.total[key]);
        }
        expect(coverageOf(items, facts({ invoices: invoices.toReversed() }))).toEqual(coverage);
      }),
    );
  });

  it('is lower by what credit notes give back of what covers it, and by no more', () => {
    const euros = fc.integer({ min: 1, max: 900 }).map((value) => value.toFixed(2));
    const invoice = fc.record({
      ...{ asked: fc.array(fc.tuple(fc.constantFrom(1, 2, 3), euros), { minLength: 1, maxLength: 3 }) },
      ...{ paid: euros, given: fc.array(euros, { maxLength: 2 }), returned: euros },
    });
    fc.assert(
      fc.property(fc.array(invoice), (papers) => {
        const sums = papers.map(({ asked, paid, given, returned }, id) => {
          const whole = totalOf(asked.map(([, net]) => total(net)));
          const left = subtractTotal(whole, totalOf(given.map(total)));
          const netted = left <= 0n;
          const notes = given.map((amount, at) => ({
            ...note(id, `-${amount}`, [line(1, `-${amount}`)]),
            paid: total(at === 0 ? `-${returned}` : '0.00'),
          }));
          const kept = given.length === 0 ? total(paid) : subtractTotal(total(paid), total(returned));
          const lines = asked.map(([itemId, net]) => line(itemId, net));
          return {
            invoices: [{ ...bill(decimalFromCents(whole), paid, lines), id, netted }, ...notes],
            left: netted ? zeroTotal : left,
            kept: netted ? zeroTotal : kept,
          };
        });
        const { total: covered } = coverageOf(
          items,
          facts({ invoices: sums.flatMap(({ invoices }) => invoices) }),
        );
        expect(covered).toMatchObject({
          invoiced: decimalFromCents(totalOf(sums.map(({ left }) => left))),
          paid: decimalFromCents(totalOf(sums.map(({ kept }) => kept))),
        });
      }),
    );
  });
});
