import { describe, expect, it } from 'vitest';
import { shareOf, times } from '#/features/reading/scan/rules/numbers';

describe('a quantity times a price', () => {
  it.each([
    ['a plain one', 4_850, 22_500, 1, 109_125],
    ['half a cent goes up', 5, 500, 1, 3],
    ['half a cent of a deduction goes the same way', -5, 500, 1, -3],
    ['a quantity that lost its comma', 4_850, 225_000, 10, 109_125],
    ['more than a float can hold', 81_711_445_711, 57_521_317, 1, 4_700_149_971_270_721],
  ])('is exact: %s', (_, price, quantity, shift, total) => {
    expect(times(price, quantity, shift)).toBe(total);
  });

  it('makes nothing of digits that ran together', () => {
    expect(times(Number('9'.repeat(400)), 1_000)).toBeNaN();
    expect(shareOf(1e30, 21)).toBeNaN();
  });
});

it('takes a share half up', () => {
  expect(shareOf(12_345, 6)).toBe(741);
  expect(shareOf(50, 21)).toBe(11);
});
