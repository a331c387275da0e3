import { expect, it } from 'vitest';
import { conflictTodos, lateTaskTodos } from '#/features/site/planning/rules/todo';
import { deadlineOfKind } from '../../../../../tests/support/deadlines';

it('tells of tasks that should have begun, and of no other day', () => {
  const found = lateTaskTodos([
    deadlineOfKind('task', { id: 6, days: -8 }),
    deadlineOfKind('task', { id: 5, days: -1 }),
    deadlineOfKind('task', { days: 0, isPressing: false }),
    deadlineOfKind('task-end', { days: -1 }),
  ]);
  expect(found.map(({ text, details }) => [details?.id, details?.days, text])).toEqual([
    [6, 8, 'Taak had 8 dagen geleden moeten beginnen'],
    [5, 1, 'Taak had 1 dag geleden moeten beginnen'],
  ]);
});

it('tells of what can’t be as it is planned by its first sentence', () => {
  const tasks = [
    { id: 1, title: 'Vloer' },
    { id: 2, title: 'Dak' },
  ];
  const found = conflictTodos(tasks, new Map([[2, ['Te vroeg', 'Zonder levering']]]));
  expect(found).toMatchObject([
    { key: 'conflict 2', title: 'Dak', text: 'Te vroeg', path: '/planning?id=2' },
  ]);
});
