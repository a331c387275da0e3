import { expect, it } from 'vitest';
import { day } from '#/core/day';
import type { Todo } from '#/core/todo';
import { gatherTodos } from '#/platform/server/ports/todo';

const todo = (key: string, isUrgent: boolean): Todo => {
  return { key, kind: 'x', title: 'x', text: 'x', path: '/x', icon: 'time', isUrgent, place: 1 };
};
const asked = { projectId: 1, today: day('2026-03-10') } as Parameters<
  ReturnType<typeof gatherTodos>['list']
>[0];
const others = {
  deadlines: { list: async () => [] },
  findGuarded: async () => new Map(),
  beforePaying: async () => () => [],
};

it('puts what all features tell in one order', async () => {
  const { list } = gatherTodos([() => [todo('soon', false)], async () => [todo('now', true)]], others);
  expect((await list(asked)).map(({ key }) => key)).toEqual(['now', 'soon']);
});
