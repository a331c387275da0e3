import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, totalOf } from '#/core/money';
import {
  compareLists,
  differenceOf,
  differencesByCategory,
  directionOf,
  isIncomparable,
  isSameOffer,
  lineDifference,
  type PricedWork,
  toComparison,
  totalDifference,
} from '#/features/work/meetstaat/rules/comparison';
import { type Item, itemCategories, itemUnits } from '#/features/work/shared/meetstaat/contract';
import { itemsTotal } from '#/features/work/shared/meetstaat/rules/sums';

const tiles: PricedWork = {
  category: 'Vloeren',
  description: 'Tegels leggen',
  quantity: '10',
  unit: 'm²',
  unitPrice: '50.00',
};

function item(work: PricedWork, id: number): Item {
  const [row] = toComparison([work]);
  const totalAmount = row?.totalAmount ?? '';
  return {
    ...work,
    ...{ id, projectId: 1, totalAmount, totalPrice: totalAmount, contactId: null, includedInLoan: false },
    ...{ vatRate: null, isComplete: false, roomIds: [], articleNumber: null },
    ...{ subsidyEligible: false, subsidyTypeId: null, notes: null, version: 1, createdAt: '', updatedAt: '' },
  };
}

describe('rows to compare with', () => {
  it('have ids of their own below zero, and totals', () => {
    expect(toComparison([tiles, { ...tiles, quantity: '2.5', unitPrice: '0.33' }])).toEqual([
      { ...tiles, id: -1, totalAmount: '500.00', notes: null },
      { ...tiles, id: -2, quantity: '2.5', unitPrice: '0.33', totalAmount: '0.83', notes: null },
    ]);
  });
});

describe('a difference', () => {
  it.each([
    [10_000, 12_500, 2_500, 25, 'higher'],
    [10_000, 7_500, -2_500, -25, 'lower'],
    [10_000, 10_000, 0, 0, 'same'],
    [0, 0, 0, 0, 'same'],
    [0, 500, 500, undefined, 'higher'],
  ] as const)(
    'from %i to %i cents is %i cents, %s percent, %s',
    (current, other, euros, percent, direction) => {
      const difference = differenceOf(totalOf([cents(current)]), totalOf([cents(other)]));
      expect(difference).toEqual({
        current: BigInt(current),
        other: BigInt(other),
        euros: BigInt(euros),
        percent,
      });
      expect(directionOf(difference.euros)).toBe(direction);
    },
  );
});

describe('two lists side by side', () => {
  const ours = [item(tiles, 7), item({ ...tiles, category: 'Deuren', description: 'Binnendeur eik' }, 8)];
  const theirs = toComparison([
    { ...tiles, category: 'Elektra', description: 'Zonnepanelen' },
    { ...tiles, unitPrice: '55.00' },
  ]);
  const lines = compareLists(ours, theirs);

  it('show ours in their order and then what only the other has', () => {
    expect(lines).toEqual([
      { id: 'item 7', category: 'Vloeren', current: ours[0], other: theirs[1], sureness: 'zeker' },
      { id: 'item 8', category: 'Deuren', current: ours[1] },
      { id: 'other -1', category: 'Elektra', other: theirs[0] },
    ]);
  });

  it('compare a price only where both have the work', () => {
    expect(lines.map((line) => lineDifference(line)?.euros)).toEqual([5_000n, undefined, undefined]);
  });

  it('add up per category, over all rows of both', () => {
    expect(differencesByCategory(lines)).toEqual([
      { category: 'Elektra', current: 0n, other: 50_000n, euros: 50_000n, percent: undefined },
      { category: 'Vloeren', current: 50_000n, other: 55_000n, euros: 5_000n, percent: 10 },
      { category: 'Deuren', current: 50_000n, other: 0n, euros: -50_000n, percent: -100 },
    ]);
  });

  it('count a pair once though the other list files it elsewhere', () => {
    const elsewhere = toComparison([{ ...tiles, category: 'Algemeen', unitPrice: '60.00' }]);
    expect(differencesByCategory(compareLists([item(tiles, 7)], elsewhere))).toMatchObject([
      { category: 'Vloeren', euros: 10_000n },
    ]);
  });

  it('know an offer that is the same', () => {
    const same = toComparison([
      { ...tiles, description: 'tegels  LEGGEN', quantity: '10.0', unitPrice: '50' },
    ]);
    expect(compareLists([item(tiles, 7)], same).map(isSameOffer)).toEqual([true]);
    expect(lines.map(isSameOffer)).toEqual([false, false, false]);
  });
});

describe('a line without a price', () => {
  const ours = [item(tiles, 7), item({ ...tiles, description: 'Plinten' }, 8)];

  it('can’t be compared, and is never a saving', () => {
    const theirs = toComparison([
      { ...tiles, unitPrice: '0.00' },
      { ...tiles, description: 'Plinten', unitPrice: '60.00' },
    ]);
    const lines = compareLists(ours, theirs);
    expect(lines.map(isIncomparable)).toEqual([true, false]);
    expect(lines.map((line) => lineDifference(line)?.euros)).toEqual([undefined, 10_000n]);
    expect(totalDifference(lines).euros).toBe(10_000n);
    expect(differencesByCategory(lines)).toMatchObject([{ category: 'Vloeren', euros: 10_000n }]);
  });

  it('makes a list of such lines one without any difference', () => {
    const none = toComparison([{ ...tiles, unitPrice: '0.00' }]);
    expect(totalDifference(compareLists(ours, none)).euros).toBe(0n);
  });
});

const anyWork = fc.record({
  category: fc.constantFrom(...itemCategories),
  description: fc.constantFrom('Tegels leggen', 'Deur plaatsen', 'Raam in hout', 'Muur isoleren'),
  quantity: fc.integer({ min: 1, max: 9_999 }).map(String),
  unit: fc.constantFrom(...itemUnits),
  unitPrice: fc.integer({ min: 1, max: 999_999 }).map((value) => (value / 100).toFixed(2)),
});
const anyList = fc.array(anyWork, { maxLength: 20 });

describe('any two lists', () => {
  it('have categories that add up to the totals, to the cent', () => {
    fc.assert(
      fc.property(anyList, anyList, (ours, theirs) => {
        const items = ours.map((work, index) => item(work, index + 1));
        const others = toComparison(theirs);
        const lines = compareLists(items, others);
        const total = totalDifference(lines);
        const parts = differencesByCategory(lines);
        expect(total.current).toBe(itemsTotal(items));
        expect(total.other).toBe(itemsTotal(others));
        expect(totalOf(parts.map(({ euros }) => euros))).toBe(total.euros);
      }),
    );
  });
});
