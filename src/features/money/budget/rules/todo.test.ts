import { expect, it } from 'vitest';
import { cents, zeroCents } from '#/core/money';
import { budgetTodos } from '#/features/money/budget/rules/todo';

const nothingDoubted = {
  ...{ budget: '100.00', expected: { low: '80.00', high: '80.00' } },
  verdict: { state: 'good' as const, by: '-20.00', because: [] },
};
const used = (spent: number, ledger: Parameters<typeof budgetTodos>[1] = nothingDoubted) =>
  budgetTodos({ spent: cents(spent), renovationBudget: cents(10_000), percentage: 1 }, ledger);

it('asks nothing where there is no budget', () => {
  expect(
    budgetTodos({ spent: zeroCents, renovationBudget: zeroCents, percentage: 0 }, nothingDoubted),
  ).toEqual([]);
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

it('says what the ledger doubts, whatever share was given away', () => {
  const because = [{ kind: 'expected' as const, amount: '20.00', text: 'Minstens 20 boven uw budget.' }];
  const over = {
    ...{ budget: '100.00', expected: { low: '120.00', high: '120.00' } },
    verdict: { state: 'over' as const, by: '20.00', because },
  };
  const [todo] = used(0, over);
  expect(todo).toMatchObject({
    key: 'verdict',
    kind: 'budget',
    isUrgent: true,
    text: 'Minstens 20 boven uw budget.',
  });
  expect(todo?.title.replaceAll(/\s/g, ' ')).toBe('U komt naar verwachting € 20,00 te kort.');
});

it('says what is doubted of a project without a budget, without hurry', () => {
  const because = [{ kind: 'overpaid' as const, amount: '20.00', text: 'Er moet nog 20 terugkomen.' }];
  const nothing = {
    ...{ budget: null, expected: { low: '120.00', high: '120.00' } },
    verdict: { state: 'nothing' as const, by: null, because },
  };
  const none = { spent: zeroCents, renovationBudget: zeroCents, percentage: 0 };
  expect(budgetTodos(none, nothing)).toMatchObject([
    { kind: 'budget', isUrgent: false, text: 'Er moet nog 20 terugkomen.' },
  ]);
});
