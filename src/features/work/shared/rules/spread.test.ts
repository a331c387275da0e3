import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromCents, type Total, totalOf } from '#/core/money';
import { spreadBy, spreadOverItems } from '#/features/work/shared/rules/spread';

const kinds = new Map([
  [1, 'Dak'],
  [2, 'Ramen'],
]);
const euros = (amount: number) => BigInt(Math.round(amount * 100)) as Total;
const line = (
  net: string | null,
  itemId: number | null,
  vatRate: number | null = 21,
  kind: 'line' | 'heading' | 'option' = 'line',
) => ({ net, itemId, vatRate, kind });

describe('a paper over items', () => {
  it.each([
    ['without lines is its own', 121, [], [['Eigen', 121]]],
    ['with lines about no item is its own', 121, [line('100.00', null)], [['Eigen', 121]]],
    [
      'follows its lines, VAT included',
      227,
      [line('100.00', 1, 21), line('100.00', 2, 6)],
      [
        ['Eigen', 0],
        ['Dak', 121],
        ['Ramen', 106],
      ],
    ],
    [
      'keeps what is about no item',
      242,
      [line('100.00', 1), line('100.00', null)],
      [
        ['Eigen', 121],
        ['Dak', 121],
      ],
    ],
    [
      'spreads the VAT where no line says its rate',
      121,
      [line('75.00', 1, null), line('25.00', 2, null)],
      [
        ['Eigen', 0],
        ['Dak', 90.75],
        ['Ramen', 30.25],
      ],
    ],
    [
      'of which one line of many was entered keeps the rest',
      12_100,
      [line('2000.00', 1)],
      [
        ['Eigen', 9_680],
        ['Dak', 2_420],
      ],
    ],
    [
      'that asks less than its lines, asks less of each',
      60.5,
      [line('75.00', 1), line('25.00', 2)],
      [
        ['Eigen', 0],
        ['Dak', 45.38],
        ['Ramen', 15.12],
      ],
    ],
    [
      'takes a discount off where it stands',
      108.9,
      [line('100.00', 1), line('-10.00', null)],
      [
        ['Eigen', -12.1],
        ['Dak', 121],
      ],
    ],
    [
      'gives back where it was asked',
      -121,
      [line('-75.00', 1), line('-25.00', 2)],
      [
        ['Eigen', 0],
        ['Dak', -90.75],
        ['Ramen', -30.25],
      ],
    ],
    ['leaves out options and headings', 121, [line('50.00', 1, 21, 'option')], [['Eigen', 121]]],
    ['whose lines say the opposite is its own', 121, [line('-100.00', 1)], [['Eigen', 121]]],
    ['about an item in the trash is its own', 121, [line('100.00', 99)], [['Eigen', 121]]],
  ] as const)('%s', (_, amount, lines, shares) => {
    const { rest, byItem } = spreadOverItems({ amount: euros(amount), lines }, (id) => kinds.has(id));
    expect([['Eigen', rest], ...[...byItem].map(([id, share]) => [kinds.get(id), share])]).toEqual(
      shares.map(([category, share]) => [category, euros(share)]),
    );
  });

  it('loses no cent, whatever its lines say', () => {
    const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((value) => value as Total);
    const some = fc.record({
      net: fc.option(amount.map((value) => decimalFromCents(value))),
      itemId: fc.option(fc.constantFrom(1, 2, 99)),
      vatRate: fc.option(fc.constantFrom(0, 6, 12, 21)),
      kind: fc.constantFrom('line', 'heading', 'option'),
    });
    fc.assert(
      fc.property(amount, fc.array(some), (total, lines) => {
        const { rest, byItem } = spreadOverItems({ amount: total, lines }, (id) => kinds.has(id));
        expect(totalOf([rest, ...byItem.values()])).toBe(total);
        expect([...byItem.keys()].every((id) => kinds.has(id))).toBe(true);
      }),
    );
  });
});

describe('a sum in parts', () => {
  it('adds up, and no part is a cent off its proportion', () => {
    const weight = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((value) => value as Total);
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.array(weight, { minLength: 1 }),
        (total, weights) => {
          const parts = spreadBy(total as Total, weights);
          expect(totalOf(parts)).toBe(total);
          const whole = totalOf(weights);
          if (whole === 0n) return;
          parts.forEach((part, at) => {
            const off = part * whole - total * (weights[at] ?? 0n);
            expect(off <= whole && off >= -whole).toBe(true);
          });
        },
      ),
    );
  });
});
