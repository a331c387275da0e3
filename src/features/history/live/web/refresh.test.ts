import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ChangeEvent } from '#/features/history/live/contract';
import { createRefresh } from '#/features/history/live/web/refresh';
import { noteChangedHere, notingChangedHere } from '#/platform/web/changed-here';
import { findChanger } from '#/platform/web/merge/changers';
import { noteRead } from '#/platform/web/read-revisions';

const me = 1;
const tom = { id: 2, name: 'Tom' };

const change = (revision: number, kind = 'quotes'): ChangeEvent => ({
  ...{ revision, kind, id: 1, action: 'change', fields: null, by: null },
});

const shown: Readonly<Record<string, readonly string[]>> = {
  '/quotes': ['quotes', 'contacts'],
  '/points': ['points', 'quotes.id'],
};

/** Reads on screen, and how often each was made. */
async function screenWith(keys: readonly (readonly [string, { projectId: number } | null, null])[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const made = new Map<string, number>();
  let revision = 4;
  const stops = keys.map((queryKey) => {
    const queryFn = async () => {
      made.set(queryKey[0], (made.get(queryKey[0]) ?? 0) + 1);
      if (queryKey[1]) noteRead(queryKey, { revision, shows: shown[queryKey[0]] });
      return revision;
    };
    return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  });
  await expect.poll(() => client.isFetching()).toBe(0);
  const move = (to: number) => {
    revision = to;
  };
  return { client, made, move, stop: () => stops.map((stop) => stop()) };
}

it('reads what is older than what was told, once for all that comes together', async () => {
  const { client, made, move, stop } = await screenWith([
    ['/quotes', { projectId: 7 }, null],
    ['/elsewhere', { projectId: 8 }, null],
    ['/contacts', null, null],
  ]);
  const told: number[] = [];
  const { tell } = createRefresh(client, {
    projectId: 7,
    userId: me,
    afterRead: (events) => told.push(...events.map(({ revision }) => revision)),
  });
  move(6);
  for (const revision of [5, 6]) tell(change(revision));
  await expect.poll(() => told).toEqual([5, 6]);
  expect(made.get('/quotes')).toBe(2);
  expect([made.get('/elsewhere'), made.get('/contacts')]).toEqual([1, 1]);
  stop();
});

it('reads nothing again that shows no such thing, until it does', async () => {
  const { client, made, move, stop } = await screenWith([
    ['/quotes', { projectId: 7 }, null],
    ['/stats', { projectId: 7 }, null],
  ]);
  const { tell } = createRefresh(client, { projectId: 7, userId: me, afterRead: () => undefined });
  move(5);
  tell(change(5, 'tasks'));
  await expect.poll(() => made.get('/stats')).toBe(2);
  expect(made.get('/quotes')).toBe(1);
  move(6);
  tell(change(6, 'contacts'));
  await expect.poll(() => made.get('/quotes')).toBe(2);
  stop();
});

it('reads nothing again for a field that it does not show, and all for a record that went', async () => {
  const { client, made, move, stop } = await screenWith([
    ['/quotes', { projectId: 7 }, null],
    ['/points', { projectId: 7 }, null],
  ]);
  const { tell } = createRefresh(client, { projectId: 7, userId: me, afterRead: () => undefined });
  move(5);
  tell({ ...change(5), fields: ['status'] });
  await expect.poll(() => made.get('/quotes')).toBe(2);
  expect(made.get('/points')).toBe(1);
  move(6);
  tell({ ...change(6), action: 'remove' });
  await expect.poll(() => made.get('/points')).toBe(2);
  stop();
});

it('reads nothing again that this tab has read since', async () => {
  const { client, made, move, stop } = await screenWith([['/quotes', { projectId: 7 }, null]]);
  const done: ChangeEvent[] = [];
  const { tell } = createRefresh(client, {
    projectId: 7,
    userId: me,
    afterRead: (events) => done.push(...events),
  });
  move(5);
  await client.invalidateQueries();
  tell(change(5, 'projects'));
  await expect.poll(() => done).toHaveLength(1);
  expect(made.get('/quotes')).toBe(2);
  stop();
});

it('reads the lists of no one project too when it was a contact', async () => {
  const { client, made, move, stop } = await screenWith([
    ['/quotes', { projectId: 7 }, null],
    ['/contacts', null, null],
  ]);
  move(5);
  createRefresh(client, { projectId: 7, userId: me, afterRead: () => undefined }).tell(change(5, 'contacts'));
  await expect.poll(() => made.get('/contacts')).toBe(2);
  stop();
});

it('reads again what others did, and not for what one did oneself', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  let made = 0;
  const news = { queryKey: ['/news', null, null], queryFn: async () => ++made, meta: { showsOthers: true } };
  const stop = new QueryObserver(client, news).subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  const done: ChangeEvent[] = [];
  const { tell } = createRefresh(client, {
    projectId: 7,
    userId: me,
    afterRead: (events) => done.push(...events),
  });
  tell({ ...change(5), by: { id: me, name: 'Katrien' } });
  // That one listens again, with nothing on screen that is older.
  tell(change(5, 'projects'));
  // The program worked something out.
  tell({ ...change(6), id: null });
  await expect.poll(() => done).toHaveLength(3);
  expect(made).toBe(1);
  tell({ ...change(7), by: tom });
  await expect.poll(() => made).toBe(2);
  stop();
});

it('reads a list of no one project once for what this tab changed, and again for what came after', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  let made = 0;
  const queryKey = ['/contacts', null, null];
  const queryFn = () => notingChangedHere(queryKey, async () => ++made);
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  noteChangedHere('7=5,8=2');
  await client.invalidateQueries();
  const done: ChangeEvent[] = [];
  const { tell } = createRefresh(client, {
    projectId: 7,
    userId: me,
    afterRead: (events) => done.push(...events),
  });
  tell(change(5, 'contacts'));
  await expect.poll(() => done).toHaveLength(1);
  expect(made).toBe(2);
  tell({ ...change(6, 'contacts'), by: tom });
  await expect.poll(() => made).toBe(3);
  stop();
});

it('reads what is of a record of the project too', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  let made = 0;
  const queryKey = ['/quotes/:id/check', { id: 3 }, null];
  const queryFn = async () => {
    noteRead(queryKey, { revision: 4, shows: ['quotes'] });
    return ++made;
  };
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  createRefresh(client, { projectId: 7, userId: me, afterRead: () => undefined }).tell(change(5));
  await expect.poll(() => made).toBe(2);
  stop();
});

it('tells an open form who it was', async () => {
  const { client, stop } = await screenWith([['/quotes', { projectId: 7 }, null]]);
  createRefresh(client, { projectId: 7, userId: me, afterRead: () => undefined }).tell({
    ...change(4),
    by: tom,
  });
  expect(findChanger('quotes', 1)).toEqual(tom);
  stop();
});
