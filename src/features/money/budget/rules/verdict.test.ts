import { expect, it } from 'vitest';
import { cents, totalFromDecimal } from '#/core/money';
import { judgeRemainder } from '#/features/money/budget/rules/verdict';

it.each([
  [0, '0.00', '0.00', 'nothing-yet'],
  [100_000, '0.00', '1000.00', 'nothing-yet'],
  [100_000, '1000.00', '0.00', 'within'],
  [100_000, '1000.01', '-0.01', 'over'],
  [0, '5.00', '-5.00', 'over'],
] as const)('of a budget of %d with %s committed and %s left: %s', (budget, committed, remaining, said) => {
  const figures = { committed: totalFromDecimal(committed), remaining: totalFromDecimal(remaining) };
  expect(judgeRemainder(cents(budget), figures)).toBe(said);
});
