import { expect, it } from 'vitest';
import { cents, totalOf } from '#/core/money';
import { type Judged, judge } from '#/features/money/ledger/rules/verdict';

const total = (euros: number) => totalOf([cents(euros * 100)]);
const judged = (low: number, high: number, toBill: number, more: Partial<Judged> = {}) =>
  judge({
    budget: total(1_000),
    figures: {
      expected: { low: total(low), high: total(high) },
      ...{ toBill: total(toBill), billedAbove: total(0), overpaid: total(0) },
    },
    toCome: { low: total(0), high: total(high - low) },
    ...{ withoutPrice: 0, shortage: null, lowestCash: null, ...more },
  });

it.each([
  [900, 900, 100, 'good', []],
  [901, 901, 0, 'good', []],
  [950, 950, 100, 'watch', ['tight 50.00']],
  [800, 1_200, 0, 'watch', ['range 200.00']],
  [950, 1_200, 0, 'watch', ['range 200.00', 'tight 50.00']],
  // Where low and high are one, the range would say the same amount once more.
  [1_100, 1_100, 0, 'over', ['expected 100.00']],
  [1_100, 1_100, 50, 'over', ['expected 100.00', 'tight 0.00']],
  [1_100, 1_300, 0, 'over', ['expected 100.00', 'range 300.00', 'tight 0.00']],
])(
  'names all that holds, worst first: of 1000 between %d and %d, %d to bill',
  (low, high, toBill, state, found) => {
    const verdict = judged(low, high, toBill);
    expect(verdict.state).toBe(state);
    expect(verdict.because.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(found);
  },
);

it('names what is missing or wrong by its amount, and what is only a doubt after it', () => {
  const { because } = judged(950, 1_200, 0, {
    figures: {
      expected: { low: total(950), high: total(1_200) },
      ...{ toBill: total(0), billedAbove: total(5), overpaid: total(300) },
    },
    ...{ shortage: total(40), lowestCash: { amount: total(-900), month: 'mei 2027' }, withoutPrice: 2 },
  });
  expect(because.map(({ kind }) => kind)).toEqual([
    ...['cash', 'overpaid', 'range', 'financing', 'billed-above', 'tight', 'no-price'],
  ]);
});
