import { expect, it } from 'vitest';
import { quoteTodosOf } from '#/features/papers/quotes/rules/todo';
import { deadlineOfKind } from '../../../../../tests/support/deadlines';

it.each([
  [-6, 'is al 6 dagen verlopen en wacht nog op een beslissing', true],
  [0, 'verloopt vandaag', true],
  [1, 'verloopt morgen', false],
  [14, 'verloopt over 14 dagen', false],
])('of a pending quote valid for %d more days says that it %s', (days, words, isUrgent) => {
  const [found] = quoteTodosOf([deadlineOfKind('quote', { id: 3, days })]);
  expect(found).toMatchObject({ isUrgent, path: '/quotes/3', details: { days } });
  expect(found?.text.replaceAll(/\s/g, ' ')).toBe(`Offerte van € 100,00 ${words}`);
});

it('tells the number beside the title', () => {
  const [found] = quoteTodosOf([deadlineOfKind('quote', { days: 1, number: 'DV-1184' })]);
  expect(found?.text).toMatch(/^Offerte DV-1184 van /);
});

it('is nothing of a quote that has time, nor of another deadline', () => {
  const others = [
    deadlineOfKind('quote', { days: 15, isPressing: false }),
    deadlineOfKind('invoice', { days: -1 }),
  ];
  expect(quoteTodosOf(others)).toEqual([]);
});
