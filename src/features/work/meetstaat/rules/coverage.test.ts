import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromCents, type Total, totalFromDecimal, totalOf } from '#/core/money';
import { coverageOf } from '#/features/work/meetstaat/rules/coverage';

const line = (itemId: number | null, net: string) => ({ kind: 'line' as const, vatRate: 0, itemId, net });
const items = [
  { id: 1, category: 'Dakwerk' as const, totalAmount: '100.00' },
  { id: 2, category: 'Dakwerk' as const, totalAmount: '50.00' },
  { id: 3, category: 'Keuken' as const, totalAmount: '10.00' },
];

describe('what covers the meetstaat', () => {
  it('is an accepted quote before a cheaper one that waits, and the lowest of those that wait', () => {
    const {
      items: covered,
      categories,
      total,
    } = coverageOf(items, [
      { stage: 'agreed', paid: null, amount: '120.00', lines: [line(1, '120.00')] },
      { stage: 'offered', paid: null, amount: '90.00', lines: [line(1, '60.00'), line(2, '30.00')] },
      { stage: 'offered', paid: null, amount: '45.00', lines: [line(2, '45.00')] },
      { stage: 'billed', amount: '60.00', paid: '15.00', lines: [line(1, '40.00'), line(null, '20.00')] },
      { stage: 'billed', amount: '-10.00', paid: null, lines: [line(1, '-10.00')] },
    ]);
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
    const roof = { count: 2, withoutQuote: 0, estimated: '150.00', quoted: '150.00' };
    expect(categories).toEqual([
      {
        category: 'Keuken',
        count: 1,
        withoutQuote: 1,
        estimated: '10.00',
        quoted: null,
        invoiced: '0.00',
        paid: '0.00',
      },
      { category: 'Dakwerk', ...roof, invoiced: '30.00', paid: '10.00' },
    ]);
    expect(total).toEqual({
      ...{ count: 3, withoutQuote: 1, estimated: '160.00', quoted: '150.00' },
      ...{ invoiced: '30.00', paid: '10.00' },
    });
  });

  it('adds up over items and categories, in any order of papers', () => {
    const amount = fc
      .bigInt({ min: -(10n ** 8n), max: 10n ** 8n })
      .map((value) => decimalFromCents(value as Total));
    const lines = fc.array(
      fc.tuple(fc.option(fc.constantFrom(1, 2, 3, 9)), amount).map(([id, net]) => line(id, net)),
    );
    const invoice = fc.record({
      stage: fc.constant('billed' as const),
      amount,
      paid: fc.option(amount),
      lines,
    });
    fc.assert(
      fc.property(fc.array(invoice), (invoices) => {
        const coverage = coverageOf(items, invoices);
        for (const key of ['estimated', 'invoiced', 'paid'] as const) {
          const sum = (rows: readonly Record<typeof key, string>[]) =>
            decimalFromCents(totalOf(rows.map((row) => totalFromDecimal(row[key]))));
          expect(sum(coverage.items)).toBe(coverage.total[key]);
          expect(sum(coverage.categories)).toBe(coverage.total[key]);
        }
        expect(coverageOf(items, invoices.toReversed())).toEqual(coverage);
      }),
    );
  });
});
