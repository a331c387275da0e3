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
  findGuarded: async () => [],
  beforePaying: async () => () => [],
};

it('puts what all features tell in one order', async () => {
  const { list } = gatherTodos([() => [todo('soon', false)], async () => [todo('now', true)]], others);
  expect((await list(asked)).map(({ key }) => key)).toEqual(['now', 'soon']);
});

it('is made once for who reads it at one revision, also at the same moment, and again after a change or a failure', async () => {
  let made = 0;
  const { listAt } = gatherTodos(
    [
      () => {
        made += 1;
        if (made === 1) throw new Error('no database');
        return [todo(`made ${made}`, true)];
      },
    ],
    others,
  );
  const read = async (revision: number) => (await listAt(revision, asked)).map(({ key }) => key);
  await expect(read(1)).rejects.toThrow('no database');
  expect(await Promise.all([read(1), read(1)])).toEqual([['made 2'], ['made 2']]);
  expect(await read(1)).toEqual(['made 2']);
  expect(await read(2)).toEqual(['made 3']);
});
