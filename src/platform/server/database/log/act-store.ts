import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { changedFields } from '#/platform/server/database/log/changed-fields';
import { asTexts, type StoredRow } from '#/platform/server/database/log/stored-row';
import { changes } from '#/platform/server/database/schema/changes';
import { keyColumnOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { selectAll } from '#/platform/server/database/stores/select-all';

/** A record as one line of the log tells it. */
export type ActLine = {
  act: number;
  projectId: number;
  tableName: string;
  recordKey: string;
  before: StoredRow | null;
  after: StoredRow | null;
};

/** With the revision that the project has by it. */
type CurrentLine = ActLine & { revision: number; fields: readonly string[] | null };

const line = {
  act: changes.act,
  projectId: changes.projectId,
  tableName: changes.tableName,
  recordKey: changes.recordKey,
  before: asTexts(changes.before),
  after: asTexts(changes.after),
};

const currentAct = prepareOnce((db) => {
  const ifWanted = (row: typeof changes.before | typeof changes.after) =>
    asTexts(sql`case when ${isAnyOf(changes.tableName, sql.placeholder('tableNames'))} then ${row} end`);
  return db
    .select({
      ...line,
      revision: changes.revision,
      fields: changedFields,
      before: ifWanted(changes.before),
      after: ifWanted(changes.after),
    })
    .from(changes)
    .where(sql`${changes.act} = nullif(current_setting('truweel.act', true), '')::bigint`)
    .orderBy(asc(changes.id));
});

/** What this transaction wrote to the log; how records were is read of those in these tables alone. */
export function listCurrentAct(tx: Database, tableNames: readonly string[]): Promise<CurrentLine[]> {
  return currentAct(tx).execute({ tableNames });
}

const othersInActs = prepareOnce((db) => {
  // Skipping none keeps these questions from being one: lines of a few acts are found by them, and not by a project.
  const inActs = db
    .select()
    .from(changes)
    .where(sql`${changes.act} = any(${sql.placeholder('acts')}::bigint[])`)
    .offset(0)
    .as('in_acts');
  return db
    .select({
      id: inActs.id,
      act: inActs.act,
      projectId: inActs.projectId,
      tableName: inActs.tableName,
      recordKey: inActs.recordKey,
      before: asTexts(sql`${inActs.before}`),
      after: asTexts(sql`${inActs.after}`),
    })
    .from(inActs)
    .where(
      and(
        eq(inActs.projectId, sql.placeholder('projectId')),
        sql`${inActs.tableName} = any(${sql.placeholder('tables')}::text[])`,
        sql`${inActs.id} <> all(${sql.placeholder('known')}::bigint[])`,
      ),
    );
});

type InActs = {
  projectId: number;
  acts: ReadonlySet<number>;
  /** Lines of which it is known what they say. */
  known: readonly number[];
  tables: ReadonlySet<string>;
};

/** What else these acts did to records in these tables of a project. */
export async function listOthersInActs(
  db: Database,
  { projectId, acts, known, tables }: InActs,
): Promise<(ActLine & { id: number })[]> {
  if (acts.size === 0) return [];
  return othersInActs(db).execute({ projectId, known, acts: [...acts], tables: [...tables] });
}

/** Records as they are now, by table and key. */
export type StoredRows = ReadonlyMap<PgTable, ReadonlyMap<string, StoredRow>>;

/** In one statement, whatever the number of tables. */
export async function readRows(
  db: Database,
  wanted: ReadonlyMap<PgTable, readonly string[]>,
): Promise<StoredRows> {
  const tables = [...wanted].filter(([, keys]) => keys.length > 0);
  const parts = tables.map(([table, keys], place) =>
    db
      .select({
        place: sql<number>`${sql.raw(String(place))}`,
        key: sql<string>`${keyColumnOf(table)}::text`,
        row: asTexts(sql`to_jsonb(${table})`),
      })
      .from(table)
      .where(isAnyOf(keyColumnOf(table), [...new Set(keys)])),
  );
  const found = new Map(tables.map(([table]) => [table, new Map<string, StoredRow>()]));
  for (const { place, key, row } of await selectAll(parts)) {
    const table = tables[place]?.[0];
    if (table && row) found.get(table)?.set(key, row);
  }
  return found;
}
