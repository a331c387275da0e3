import { expect, it } from 'vitest';
import { day } from '#/core/day';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import { dueMonths } from '#/features/money/cash-plan/rules/due-months';
import { planOf } from '#/features/money/cash-plan/rules/what-if';

function entry(key: string, on: string | null): CashEntry {
  const when = on === null ? null : day(on);
  return {
    key,
    kind: 'quote',
    recordId: 1,
    name: key,
    day: when,
    amount: '-10.00',
    target: 'cash',
    isWork: true,
  };
}

const month = '2026-11';
const purse = { cash: '100.00', loanLeft: '0.00', owed: '0.00' };

it('files everything that has a day under the month it counts in, by its day, and no month without any', () => {
  const entries = [entry('later', '2027-01-20'), entry('late', '2020-05-01'), entry('undated', null)];
  const others = [entry('sooner', '2027-01-03'), entry('far', '2050-01-01')];
  const planned = { entries: [...entries, ...others], expected: [entry('maybe', '2026-12-08')] };
  const { months } = planOf({ purse, month, entries: planned.entries });
  const found = dueMonths(
    planned,
    months.map((each) => each.month),
  );
  const keys = (all: readonly CashEntry[]) => all.map(({ key }) => key);
  expect(found.map((each) => [each.month, keys(each.due), keys(each.expected)])).toEqual([
    ['2026-11', ['late'], []],
    ['2026-12', [], ['maybe']],
    ['2027-01', ['sooner', 'later'], []],
    // Ten years on, with all that comes after it.
    ['2036-10', ['far'], []],
  ]);
  const counted = months.filter(({ out }) => out > 0n).map((each) => each.month);
  expect(found.filter(({ due }) => due.length > 0).map((each) => each.month)).toEqual(counted);
});
