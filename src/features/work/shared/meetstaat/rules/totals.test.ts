import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromCents, type Total } from '#/core/money';
import { itemCategories } from '#/features/work/shared/meetstaat/contract';
import { itemsTotal, totalInWords } from '#/features/work/shared/meetstaat/rules/sums';
import {
  countByCategory,
  eligibleTotal,
  itemTotal,
  totalFits,
} from '#/features/work/shared/meetstaat/rules/totals';

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
    expect(itemTotal({ quantity, unitPrice })).toBe(BigInt(total));
  });

  it.each([
    ['1', '99999999.99', true],
    ['1', '100000000.00', false],
    ['999999999.999', '9999999999.99', false],
    ['0.001', '9999999999.99', true],
  ])('of %s at € %s fits: %s', (quantity, unitPrice, fits) => {
    expect(totalFits({ quantity, unitPrice })).toBe(fits);
  });
});

const anyItem = fc.record({
  category: fc.constantFrom(...itemCategories),
  // What the column holds, far beyond what anybody may type.
  totalAmount: fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }).map((value) => decimalFromCents(value as Total)),
  subsidyEligible: fc.boolean(),
});

describe('totals', () => {
  it('of the eligible items leave out the others', () => {
    const items = [
      { totalAmount: '10.10', subsidyEligible: true },
      { totalAmount: '5.00', subsidyEligible: false },
      { totalAmount: '0.20', subsidyEligible: true },
    ];
    expect(eligibleTotal(items)).toBe(1_030n);
    expect(itemsTotal(items)).toBe(1_530n);
  });

  it('per category are counted in the order of the list, without what does not occur', () => {
    const items = [{ category: 'Algemeen' }, { category: 'Keuken' }, { category: 'Algemeen' }] as const;
    expect(countByCategory(items)).toEqual([
      { category: 'Keuken', count: 1 },
      { category: 'Algemeen', count: 2 },
    ]);
  });

  it('of what is eligible are never more than of all', () => {
    fc.assert(
      fc.property(fc.array(anyItem), (items) => {
        expect(countByCategory(items).reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
        expect(eligibleTotal(items)).toBeLessThanOrEqual(itemsTotal(items));
      }),
    );
  });
});

it.each([
  ['prices for all', ['10.00', '2.50'], '€ 12,50'],
  ['one without a price', ['10.00', '0.00'], '€ 10,00 (1 van 2 met een prijs)'],
  ['no price at all', ['0.00', '0.00'], 'geen prijs'],
  ['nothing', [], '€ 0,00'],
])('a total of %s says of how many it is', (_, prices, words) => {
  const items = prices.map((price) => ({ unitPrice: price, totalAmount: price }));
  expect(totalInWords(items).replaceAll(/\s/g, ' ')).toBe(words);
});
