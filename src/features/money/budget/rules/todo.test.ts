import { expect, it } from 'vitest';
import { cents, zeroCents } from '#/core/money';
import { budgetTodos } from '#/features/money/budget/rules/todo';

const used = (spent: number) =>
  budgetTodos({ spent: cents(spent), renovationBudget: cents(10_000), percentage: 1 });

it('asks nothing where there is no budget', () => {
  expect(budgetTodos({ spent: zeroCents, renovationBudget: zeroCents, percentage: 0 })).toEqual([]);
});

it.each([
  [7_500, []],
  [7_501, ['warning']],
  [9_000, ['warning']],
  [9_001, ['danger']],
])('of a budget used for %d of 10000 is %j', (spent, levels) => {
  expect(used(spent).map(({ details }) => details?.level)).toEqual(levels);
});

it.each([
  [8_000, 'Meer dan 75%: hou het in het oog.'],
  [9_500, 'Meer dan 90%: bekijk wat nog kan.'],
  [10_000, 'Uw budget is helemaal op: bekijk wat nog kan.'],
  [10_801, '€ 8,01 boven budget: bekijk wat nog kan.'],
])('of a budget used for %d of 10000 says %s', (spent, words) => {
  expect(used(spent)[0]?.text.replaceAll(/\s/g, ' ')).toBe(words);
});
