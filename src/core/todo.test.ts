import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { completeTodo, orderTodos, type Todo } from '#/core/todo';
import { deadlineOfKind } from '../../tests/support/deadlines';

const todo = (key: string, place: number, told: Partial<Todo> = {}): Todo => ({
  key,
  place,
  kind: 'x',
  title: 'x',
  text: 'x',
  path: '/x',
  icon: 'time',
  isUrgent: false,
  ...told,
});

it('puts the most pressing first, then by place, and of one place what was told first', () => {
  const told = [
    todo('a', 20),
    todo('b', 10),
    todo('c', 20),
    todo('later', 1, { isLater: true }),
    todo('now', 90, { isUrgent: true }),
  ];
  expect(orderTodos(told).map(({ key }) => key)).toEqual(['now', 'b', 'a', 'c', 'later']);
});

it('has day, amount and step of the deadline that it is, unless it says otherwise', () => {
  const due = day('2026-03-10');
  const deadline = deadlineOfKind('quote', { day: due, step: 'Offerte openen', amount: '90.00' });
  const ground = 'Een jaar later (zekerheid B)';
  expect(completeTodo(todo('quote 1', 1, { details: { id: 1 } }), { ...deadline, ground })).toMatchObject({
    dueDate: due,
    ground,
    act: { label: 'Offerte openen', path: '/x' },
    details: { id: 1, amount: '90.00' },
  });
  const own = todo('quote 1', 1, {
    dueDate: null,
    act: { label: 'Kiezen', path: '/y' },
    details: { amount: '1.00' },
  });
  expect(completeTodo(own, deadline)).toEqual(own);
  expect(completeTodo(own, undefined)).toBe(own);
});
