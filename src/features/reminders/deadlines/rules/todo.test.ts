import { expect, it } from 'vitest';
import { deadlineTodosOf } from '#/features/reminders/deadlines/rules/todo';
import { deadlineOfKind } from '../../../../../tests/support/deadlines';

it('tells of what presses by the words of its kind, but for what its feature tells itself', () => {
  const found = deadlineTodosOf([
    deadlineOfKind('premium', { id: 1, days: -2, label: 'Premie aanvragen' }),
    deadlineOfKind('vat', { id: 2, days: 1, label: 'Btw-tarief nakijken' }),
    deadlineOfKind('document', { id: 3, days: 60, isPressing: false }),
    deadlineOfKind('invoice', { id: 4, days: -1, hasOwnTodo: true }),
  ]);
  expect(found.map(({ text, isUrgent, details }) => [details?.what, text, isUrgent])).toEqual([
    ['premium', 'Premie aanvragen: 2 dagen geleden', true],
    ['vat', 'Btw-tarief nakijken: morgen', false],
  ]);
});
