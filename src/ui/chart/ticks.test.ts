import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTicks } from '#/ui/chart/ticks';

describe('the values beside a chart', () => {
  it.each([
    [0, 142_000, [0, 50_000, 100_000, 150_000]],
    [-3_000, 9_000, [-5_000, 0, 5_000, 10_000]],
    [0, 0, [0]],
    [12, 90, [0, 25, 50, 75, 100]],
  ])('between %d and %d are round', (least, most, expected) => {
    expect(roundTicks(least, most)).toEqual(expected);
  });

  it('hold zero and everything shown, and are never many', () => {
    const amount = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const ticks = roundTicks(least, most);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeLessThanOrEqual(least);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
