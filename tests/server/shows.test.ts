import { getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { createExample } from '#/features/front/example/contract';
import { buildRegistry } from '#/platform/server/registry';
import { type Client, withOwnTestApp } from '../support/test-app';

const app = withOwnTestApp({ env: { REQUESTS_PER_MINUTE: '1000000' } });
const { records, log } = buildRegistry(features);
/** Every kind of record but projects, of which any read may show something. */
const kinds = Object.entries({ ...records, ...log } as Record<string, { table: PgTable }>).filter(
  ([kind]) => kind !== 'projects',
);

let owner: Client;
let projectId: number;
/** As the test before left them. */
let answers: Answers;

beforeAll(async () => {
  owner = await app().signIn();
  projectId = (await owner.call(createExample, {})).body.id;
  answers = await readAll();
});

type Answers = Map<string, { shows: readonly string[]; answer: unknown }>;

/** The reads that say what they show, and how each is answered now. */
async function readAll(): Promise<Answers> {
  const found: Answers = new Map();
  for (const { call } of app().routes) {
    // The changes below are nobody's: as those of somebody else they may be told.
    if (!call?.shows || call.showsOthers) continue;
    const url = call.path.replace(':projectId', String(projectId));
    const { status, body } = await owner.request('GET', url);
    expect([url, status]).toEqual([url, 200]);
    found.set(call.path, { shows: call.shows, answer: body });
  }
  return found;
}

/** Another value of its kind, where it has one that the table would take. */
function anotherValue(column: PgColumn) {
  const name = sql.identifier(column.name);
  switch (column.columnType) {
    case 'PgText':
      return column.enumValues?.length ? undefined : sql`coalesce(${name}, '') || ' anders'`;
    case 'PgNumeric':
      return sql`coalesce(${name}, 0) + 1`;
    case 'PgBoolean':
      return sql`not ${name}`;
    case 'PgDateString':
      return sql`coalesce(${name}, date '2026-01-01') + 1`;
    default:
      return undefined;
  }
}

/** Changes what can be changed in the rows of the table, which are all of the example: each column that its constraints let, one by one. */
async function changeRows(table: PgTable): Promise<void> {
  const pointing = new Set(getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns));
  for (const column of Object.values(getTableColumns(table) as Record<string, PgColumn>)) {
    const value = pointing.has(column) ? undefined : anotherValue(column);
    if (!value) continue;
    const name = sql.identifier(column.name);
    await app()
      .db.execute(sql`update ${table} set ${name} = ${value}`)
      .catch(() => undefined);
  }
}

it('is declared of enough reads to matter, with kinds that exist', () => {
  const shown = [...answers.values()].flatMap(({ shows }) => shows);
  expect(shown.length).toBeGreaterThan(6);
  const known = ['projects', ...kinds.map(([kind]) => kind)];
  expect(shown.filter((kind) => !known.includes(kind))).toEqual([]);
});

it.each(kinds)('a read that shows no %s is the same whatever changes in them', async (kind, { table }) => {
  const before = answers;
  await changeRows(table);
  answers = await readAll();
  for (const [path, { shows, answer }] of before) {
    if (!shows.includes(kind)) expect([path, answers.get(path)?.answer]).toEqual([path, answer]);
  }
});
