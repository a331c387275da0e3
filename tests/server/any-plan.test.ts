import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { fillPath, isInProject } from '#/core/call';
import { createExample } from '#/features/front/example/contract';
import { buildRegistry } from '#/platform/server/registry';
import { withOwnAppOnAnyEngine } from '../support/any-engine';
import type { Client, TestApp } from '../support/test-app';

/**
 * The database chooses how it joins anew once it has counted rows or was asked the same some times: rows in no asked-for
 * order, or with the same place in one, then come in another. In a test what is kept is held against what would be
 * answered now, and a difference is a 500.
 */

const app = withOwnAppOnAnyEngine({ env: { REQUESTS_PER_MINUTE: '1000000' } });

/** What the database is told not to look for rows with. */
const ways = [
  ['enable_hashjoin', 'enable_mergejoin', 'enable_indexscan', 'enable_bitmapscan'],
  ['enable_nestloop', 'enable_seqscan', 'enable_sort', 'enable_hashagg'],
];

let owner: Client;
let addresses: string[];

beforeAll(async () => {
  owner = await app().signIn();
  const { id: projectId } = (await owner.call(createExample, {})).body;
  addresses = (await Promise.all(app().routes.map((route) => addressesOf(route, projectId)))).flat();
});

const { records } = buildRegistry(features);

/** A read in the example, of a few of its records where it is of one. */
async function addressesOf(
  { method, path, who, call }: TestApp['routes'][number],
  projectId: number,
): Promise<string[]> {
  if (method !== 'GET' || !isInProject(who) || !call?.output || call.isPersonal) return [];
  if (!who.record) return [fillPath(path, { projectId, id: 0 })];
  const record = records[who.record];
  const columns = (record ? getTableColumns(record.table) : {}) as Partial<Record<string, PgColumn>>;
  const { id, projectId: place } = columns;
  if (!record || !id || !place) return [];
  const { db } = app();
  const rows = await db.select({ id }).from(record.table).where(eq(place, projectId)).orderBy(id).limit(3);
  return rows.map((row) => fillPath(path, { projectId, id: Number(row.id) }));
}

async function answersOf(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const address of addresses) {
    const { status, body } = await owner.request('GET', address);
    answers.set(address, JSON.stringify({ status, body }));
  }
  return answers;
}

it('answers the same in whichever way the database finds the rows', async () => {
  const before = await answersOf();
  expect(before.size).toBeGreaterThan(60);
  for (const without of ways) {
    for (const way of without) await app().db.execute(sql.raw(`set ${way} = off`));
    await app().db.execute(sql.raw('discard plans'));
    const after = await answersOf();
    for (const way of without) await app().db.execute(sql.raw(`reset ${way}`));
    const others = [...after].filter(([address, answer]) => answer !== before.get(address));
    expect(others.map(([address, answer]) => `${address} ${answer.slice(0, 500)}`)).toEqual([]);
  }
});
