import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { type Call, fillPath, isInProject } from '#/core/call';
import { createExample } from '#/features/front/example/contract';
import { findColumn } from '#/platform/server/database/schema/tables';
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

/** The records of a kind that the example has. */
async function idsOf(kind: string): Promise<number[]> {
  const { table } = records[kind] as { table: PgTable };
  const [id, inProject] = [findColumn(table, 'id'), findColumn(table, 'projectId')];
  if (!id || !inProject) throw new Error(`${kind} is no record of a project`);
  const rows = await app().db.select({ id }).from(table).where(eq(inProject, projectId));
  return rows.map((row) => Number(row.id));
}

async function addressesOf({ path, who }: Call): Promise<string[]> {
  if (!path.includes(':id')) return [fillPath(path, { projectId })];
  const kind = isInProject(who) ? who.record : undefined;
  return kind ? (await idsOf(kind)).map((id) => fillPath(path, { id })) : [];
}

/** The reads that say what they show, and how each is answered now. */
async function readAll(): Promise<Answers> {
  const found: Answers = new Map();
  for (const { call } of app().routes) {
    // The changes below are nobody's: as those of somebody else they may be told.
    if (!call?.shows || call.showsOthers) continue;
    for (const address of await addressesOf(call)) {
      const { status, body } = await owner.request('GET', address);
      expect([address, status]).toEqual([address, 200]);
      found.set(address, { shows: call.shows, answer: body });
    }
  }
  return found;
}

/** Another value of its kind, where it has one that the table would take. */
function anotherValue({ columnType, name: column, enumValues }: PgColumn) {
  const name = sql.identifier(column);
  switch (columnType) {
    case 'PgText':
      return enumValues?.length
        ? sql`case when ${name} = ${enumValues[0]} then ${enumValues[1]} else ${enumValues[0]} end`
        : sql`coalesce(${name}, '') || ' anders'`;
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

/** Changes what can be changed in the rows of the table, which are all of the example: each of its columns that its constraints let, one by one. */
async function changeRows(table: PgTable, isMeant: (field: string) => boolean): Promise<void> {
  const pointing = new Set(getTableConfig(table).foreignKeys.flatMap((key) => key.reference().columns));
  for (const [field, column] of Object.entries(getTableColumns(table) as Record<string, PgColumn>)) {
    const value = pointing.has(column) || !isMeant(field) ? undefined : anotherValue(column);
    if (!value) continue;
    const name = sql.identifier(column.name);
    await app()
      .db.execute(sql`update ${table} set ${name} = ${value}`)
      .catch(() => undefined);
  }
}

/** Of those that a read tells of a kind: none where it shows none of it, all where it shows it whole. */
function fieldsShown(shows: readonly string[], kind: string): string[] {
  return shows.filter((shown) => shown.startsWith(`${kind}.`)).map((shown) => shown.slice(kind.length + 1));
}

async function expectSame(before: Answers, isMeant: (shows: readonly string[]) => boolean): Promise<Answers> {
  const after = await readAll();
  for (const [address, { shows, answer }] of before) {
    if (isMeant(shows)) expect([address, after.get(address)?.answer]).toEqual([address, answer]);
  }
  return after;
}

it('is declared of enough reads to matter, with kinds and fields that exist', () => {
  const shown = [...answers.values()].flatMap(({ shows }) => shows);
  expect(shown.length).toBeGreaterThan(6);
  const known = kinds.flatMap(([kind, { table }]) => [
    kind,
    ...Object.keys(getTableColumns(table)).map((field) => `${kind}.${field}`),
  ]);
  expect(shown.filter((each) => each !== 'projects' && !known.includes(each))).toEqual([]);
});

it.each(kinds)('a read that shows no %s is the same whatever changes in them', async (kind, { table }) => {
  const ofSome = [...answers.values()]
    .filter(({ shows }) => !shows.includes(kind))
    .map(({ shows }) => fieldsShown(shows, kind).sort().join());
  for (const some of [...new Set(ofSome)].toSorted((one, other) => other.length - one.length)) {
    await changeRows(table, (field) => !some.split(',').includes(field));
    answers = await expectSame(
      answers,
      (shows) => !shows.includes(kind) && fieldsShown(shows, kind).sort().join() === some,
    );
  }
});
