import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { changes } from '#/platform/server/database/schema/changes';
import { keyColumnOf } from '#/platform/server/database/schema/tables';

/** By the names that the database has for columns. */
export type StoredRow = Readonly<Record<string, string | null>>;

/** Every value as the database writes it: a number of many digits would not survive being one here. */
export function asTexts(side: PgColumn | SQL): SQL<StoredRow | null> {
  return sql`(select jsonb_object_agg(key, value) from jsonb_each_text(${side}))`;
}

/** A record as one line of the log tells it. */
export type ActLine = {
  act: number;
  projectId: number;
  tableName: string;
  recordKey: string;
  before: StoredRow | null;
  after: StoredRow | null;
};

const line = {
  act: changes.act,
  projectId: changes.projectId,
  tableName: changes.tableName,
  recordKey: changes.recordKey,
  before: asTexts(changes.before),
  after: asTexts(changes.after),
};

/** What this transaction wrote to the log of records in these tables. */
export async function listCurrentAct(tx: Database, tableNames: readonly string[]): Promise<ActLine[]> {
  return tx
    .select(line)
    .from(changes)
    .where(
      and(
        sql`${changes.act} = nullif(current_setting('truweel.act', true), '')::bigint`,
        inArray(changes.tableName, [...tableNames]),
      ),
    )
    .orderBy(asc(changes.id));
}

/** What these acts did to records in these tables of a project. */
export async function listActs(
  db: Database,
  projectId: number,
  acts: readonly number[],
  tableNames: readonly string[],
): Promise<ActLine[]> {
  if (acts.length === 0) return [];
  return db
    .select(line)
    .from(changes)
    .where(
      and(
        inArray(changes.act, [...acts]),
        eq(changes.projectId, projectId),
        inArray(changes.tableName, [...tableNames]),
      ),
    )
    .orderBy(asc(changes.id));
}

/** Records as they are now, by key. */
export async function readRows(
  db: Database,
  table: PgTable,
  keys: readonly string[],
): Promise<Map<string, StoredRow>> {
  if (keys.length === 0) return new Map();
  const key = keyColumnOf(table);
  const type = sql.raw(`${key.getSQLType()}[]`);
  const rows = await db
    .select({ key: sql<string>`${key}::text`, row: asTexts(sql`to_jsonb(${table})`) })
    .from(table)
    .where(sql`${key} = any(${sql.param([...new Set(keys)])}::${type})`);
  return new Map(rows.flatMap(({ key: of, row }) => (row ? [[of, row] as const] : [])));
}
