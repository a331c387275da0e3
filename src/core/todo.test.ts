import { expect, it } from 'vitest';
import { orderTodos, type Todo } from '#/core/todo';

const todo = (key: string, place: number): Todo => ({
  ...{ key, place, kind: 'x', title: 'x', text: 'x', path: '/x', icon: 'time', isUrgent: false },
});

it('puts the most pressing first, and of one place what was told first', () => {
  const told = [todo('a', 20), todo('b', 10), todo('c', 20), todo('d', 5)];
  expect(orderTodos(told).map(({ key }) => key)).toEqual(['d', 'b', 'a', 'c']);
});
