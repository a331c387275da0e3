import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#/core/money';
import { itemCategories } from '#/features/meetstaat/contract';
import {
  eligibleTotal,
  itemsTotal,
  itemTotal,
  totalFits,
  totalsByCategory,
} from '#/features/meetstaat/rules';

describe('the total of an item', () => {
  it.each([
    ['1', '0.01', 1],
    ['12.5', '48.30', 60_375],
    ['0.333', '0.10', 3],
    ['0.5', '0.01', 1],
    ['0.499', '0.01', 0],
    ['2.5', '0.33', 83],
    ['0', '9999999999.99', 0],
  ])('of %s at € %s is %i cents, rounded half up once', (quantity, unitPrice, total) => {
    expect(itemTotal({ quantity, unitPrice })).toBe(total);
  });

  it.each([
    ['1', '999999999.99', true],
    ['1', '1000000000.00', false],
    ['999999999.999', '9999999999.99', false],
    ['0.001', '9999999999.99', true],
  ])('of %s at € %s fits: %s', (quantity, unitPrice, fits) => {
    expect(totalFits({ quantity, unitPrice })).toBe(fits);
  });
});

const anyItem = fc.record({
  category: fc.constantFrom(...itemCategories),
  totalAmount: fc.integer({ min: 0, max: 99_999_999 }).map((value) => (value / 100).toFixed(2)),
  subsidyEligible: fc.boolean(),
});

describe('totals', () => {
  it('of the eligible items leave out the others', () => {
    const items = [
      { totalAmount: '10.10', subsidyEligible: true },
      { totalAmount: '5.00', subsidyEligible: false },
      { totalAmount: '0.20', subsidyEligible: true },
    ];
    expect(eligibleTotal(items)).toBe(1_030);
    expect(itemsTotal(items)).toBe(1_530);
  });

  it('per category stand in the order of the list and leave out what does not occur', () => {
    const items = [
      { category: 'Algemeen', totalAmount: '1.00' },
      { category: 'Keuken', totalAmount: '2.00' },
      { category: 'Algemeen', totalAmount: '3.00' },
    ] as const;
    expect(totalsByCategory(items)).toEqual([
      { category: 'Keuken', count: 1, total: 200 },
      { category: 'Algemeen', count: 2, total: 400 },
    ]);
  });

  it('per category add up to the total, exactly', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        const parts = totalsByCategory(items);
        expect(sumCents(parts.map(({ total }) => total))).toBe(itemsTotal(items));
        expect(parts.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
        expect(eligibleTotal(items)).toBeLessThanOrEqual(itemsTotal(items));
      }),
    );
  });
});
