import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  askingIn,
  askingOnce,
  askOnce,
  derived,
  isMadeOfTheSame,
} from '#/platform/server/database/engine/ask-once';
import type { Database, Engine } from '#/platform/server/database/engine/database';
import { DerivedCache } from '#/platform/server/database/engine/derived-cache';
import { Sources } from '#/platform/server/database/engine/sources';
import { StatementCache } from '#/platform/server/database/engine/statement-cache';
import { openTestDatabase } from '../../../../../tests/support/test-database';

let engine: Engine;
let db: Database;

beforeAll(async () => {
  engine = await openTestDatabase();
  db = engine.db;
  await db.execute(sql`create table counted (amount int not null)`);
});
afterAll(() => engine.close());
beforeEach(async () => {
  await db.execute(sql`truncate counted`);
  await db.execute(sql`insert into counted values (1)`);
});

async function read(): Promise<unknown> {
  const { rows } = (await db.execute(sql`select amount from counted`)) as unknown as { rows: object[] };
  return rows[0];
}
async function write(to: number): Promise<void> {
  await db.execute(sql`update counted set amount = ${to}`);
}

it('answers the same to who asks the same while one answer is made, whatever others change meanwhile', async () => {
  const elsewhere = AsyncResource.bind(write);
  await askingOnce(async () => {
    expect(await read()).toEqual({ amount: 1 });
    await elsewhere(2);
    expect(await read()).toEqual({ amount: 1 });
  });
  expect(await read()).toEqual({ amount: 2 });
});

it('asks anew after a change of its own, also in a transaction', async () => {
  await askingOnce(async () => {
    await read();
    await write(2);
    expect(await read()).toEqual({ amount: 2 });
    await db.transaction((tx) => tx.execute(sql`update counted set amount = 3`));
    expect(await read()).toEqual({ amount: 3 });
  });
});

it('keeps nothing for what goes on after the answer, and no failure', async () => {
  const makeTable = AsyncResource.bind(async () => {
    await db.execute(sql`create table counted_later (amount int)`);
  });
  let later: (() => Promise<unknown>) | undefined;
  await askingOnce(async () => {
    const missing = () => db.execute(sql`select amount from counted_later`);
    await expect(missing()).rejects.toThrow();
    await makeTable();
    expect(await missing()).toMatchObject({ rows: [] });
    await read();
    later = AsyncResource.bind(read);
  });
  await write(2);
  expect(await later?.()).toEqual({ amount: 2 });
});

it('holds what was worked out against the rows in whichever order they come, and against nothing less', async () => {
  const settings = { checked: true, revisionOf: async () => 1 };
  const kept = { statements: new StatementCache(settings), derived: new DerivedCache(settings) };
  const seen = { projectId: 1, revision: 1, tableRevisions: {} };
  let [rows, mood] = [[{ id: 1 }, { id: 2 }], ''];
  const ask = async () => ({ rows: [...rows], rowCount: rows.length });
  const workOut = async () => {
    const read = await askOnce('select id from quotes', undefined, ask);
    return `${read.rows.map(({ id }) => id)}${mood}`;
  };
  const answer = () =>
    askingOnce(() => derived(1, 'ids', workOut), {
      ...{ ...kept, seen, isPersonal: false },
      sources: new Sources(),
    });
  expect(await answer()).toBe('1,2');
  rows = rows.toReversed();
  expect(await answer()).toBe('1,2');
  mood = '!';
  await expect(answer()).rejects.toThrow('what was worked out is no longer so');
  [rows, mood] = [[{ id: 3 }], ''];
  await expect(answer()).rejects.toThrow('what was kept of a statement');
});

it('works out again what is made of something else by now, and what is made of that', async () => {
  const settings = { checked: false, revisionOf: async () => undefined };
  const kept = { statements: new StatementCache(settings), derived: new DerivedCache(settings) };
  let rows = [{ amount: 1, notes: '' }];
  let made: string[] = [];
  const workOut = <T>(name: string, make: () => Promise<T>) =>
    derived(1, name, () => {
      made.push(name);
      return make();
    });
  const readAmounts = () =>
    workOut('amounts', async () => {
      const asked = () => Promise.resolve({ rows, rowCount: rows.length });
      return (await askOnce('select amount, notes from quotes', undefined, asked)).rows.map(
        ({ amount }) => amount,
      );
    });
  const readSum = () =>
    workOut('sum', async () => (await readAmounts()).reduce((sum, amount) => sum + amount, 0));
  const answer = async <T>(revision: number, sources: Sources, work: () => Promise<T>) => {
    made = [];
    const seen = { projectId: 1, revision, tableRevisions: { quotes: revision } };
    return askingOnce(work, { ...kept, seen, isPersonal: false, sources });
  };
  const first = new Sources();
  expect(await answer(1, first, readSum)).toBe(1);
  expect(made).toEqual(['sum', 'amounts']);

  // Written again as it was.
  rows = [{ amount: 1, notes: '' }];
  expect(await answer(2, new Sources(), readSum)).toBe(1);
  expect(made).toEqual([]);

  rows = [{ amount: 1, notes: 'dak' }];
  expect(await answer(3, new Sources(), () => isMadeOfTheSame(first))).toBe(true);
  expect(made).toEqual(['amounts']);

  rows = [{ amount: 2, notes: 'dak' }];
  expect(await answer(4, new Sources(), () => isMadeOfTheSame(first))).toBe(false);
  expect(await answer(4, new Sources(), readSum)).toBe(2);
  first.tables.add(undefined);
  rows = [{ amount: 1, notes: 'dak' }];
  expect(await answer(5, new Sources(), () => isMadeOfTheSame(first))).toBe(false);
});

it('is answered of one of several projects by what is known of that, as it was seen just now', async () => {
  const settings = { checked: false, revisionOf: async () => undefined };
  const caches = { statements: new StatementCache(settings), derived: new DerivedCache(settings) };
  let made = 0;
  const makeOf = (projectId: number) =>
    derived(projectId, 'ids', async () => {
      made += 1;
      return askOnce('select id from quotes', undefined, async () => ({ rows: [{ made }], rowCount: 1 }));
    });
  const read = (projectId: number, revision: number) =>
    askingOnce(
      () => askingIn({ projectId, revision, tableRevisions: { quotes: revision } }, () => makeOf(projectId)),
      undefined,
      caches,
    );
  await read(1, 1);
  await read(1, 1);
  expect(made).toBe(1);
  await read(2, 1);
  expect(made).toBe(2);
  await read(1, 2);
  expect(made).toBe(3);
});
