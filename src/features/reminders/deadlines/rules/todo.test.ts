import { expect, it } from 'vitest';
import { weightOf } from '#/core/todo';
import { deadlineTodosOf } from '#/features/reminders/deadlines/rules/todo';
import { deadlineOfKind } from '../../../../../tests/support/deadlines';

it('tells of every deadline by the words of its kind, but for what its feature tells itself', () => {
  const found = deadlineTodosOf([
    deadlineOfKind('premium', { id: 1, days: -2, label: 'Premie aanvragen' }),
    deadlineOfKind('vat', { id: 2, days: 1, label: 'Btw-tarief nakijken' }),
    deadlineOfKind('document', { id: 3, days: 60, isPressing: false, label: 'Document verloopt' }),
    deadlineOfKind('invoice', { id: 4, days: -1, hasOwnTodo: true }),
    deadlineOfKind('invoice', { id: 5, days: 3, isPressing: false, hasOwnTodo: true, label: 'Betalen' }),
  ]);
  expect(found.map((each) => [each.details?.what, each.text, weightOf(each)])).toEqual([
    ['premium', 'Premie aanvragen: 2 dagen geleden', 'now'],
    ['vat', 'Btw-tarief nakijken: morgen', 'soon'],
    ['document', 'Document verloopt: over 60 dagen', 'later'],
    ['invoice', 'Betalen: over 3 dagen', 'soon'],
  ]);
});

it.each([
  [null, false, 'now'],
  [0, false, 'now'],
  [7, false, 'soon'],
  [8, false, 'later'],
  [30, true, 'soon'],
] as const)('of %s days, pressing %s, is for %s', (days, isPressing, weight) => {
  expect(deadlineTodosOf([deadlineOfKind('task', { days, isPressing })]).map(weightOf)).toEqual([weight]);
});
