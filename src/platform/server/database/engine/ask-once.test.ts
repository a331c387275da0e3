import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askingOnce, askOnce, derived } from '#/platform/server/database/engine/ask-once';
import type { Database, Engine } from '#/platform/server/database/engine/database';
import { DerivedCache } from '#/platform/server/database/engine/derived-cache';
import { ReadTables } from '#/platform/server/database/engine/read-tables';
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
      reads: new ReadTables(),
    });
  expect(await answer()).toBe('1,2');
  rows = rows.toReversed();
  expect(await answer()).toBe('1,2');
  mood = '!';
  await expect(answer()).rejects.toThrow('what was worked out is no longer so');
  [rows, mood] = [[{ id: 3 }], ''];
  await expect(answer()).rejects.toThrow('what was kept of a statement');
});
