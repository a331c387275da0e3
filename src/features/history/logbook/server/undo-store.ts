import { and, asc, desc, eq, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LogAction } from '#/core/log';
import type { Database } from '#/platform/server/database/engine/database';
import { undoesSetting } from '#/platform/server/database/log/change-log';
import { asTexts, type StoredRow } from '#/platform/server/database/log/stored-row';
import { changes } from '#/platform/server/database/schema/changes';
import { listTables } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import {
  derivedColumnsOf,
  findColumn,
  keyColumnOf,
  linksOf,
  sqlNameOf,
} from '#/platform/server/database/schema/tables';

/** A record as one act found it and left it. */
export type Undoable = {
  table: PgTable;
  key: string;
  projectId: number;
  userId: number | null;
  at: string;
  action: LogAction;
  /** The lines of the log that hold what it was and what it became. */
  firstId: number;
  lastId: number;
  before: StoredRow | null;
  after: StoredRow | null;
};

export type LogLine = Omit<Undoable, 'table' | 'key' | 'firstId' | 'lastId'> & {
  id: number;
  act: number;
  tableName: string;
  recordKey: string;
};

const line = {
  id: changes.id,
  act: changes.act,
  projectId: changes.projectId,
  userId: changes.userId,
  at: changes.at,
  tableName: changes.tableName,
  recordKey: changes.recordKey,
  action: changes.action,
  before: asTexts(changes.before),
  after: asTexts(changes.after),
};

export async function findLine(db: Database, projectId: number, id: number): Promise<LogLine | undefined> {
  const [row] = await db
    .select(line)
    .from(changes)
    .where(and(eq(changes.id, id), eq(changes.projectId, projectId)));
  return row;
}

/** What is written from here on in this transaction undoes the act, and says so in the log. */
export async function beginUndoing(tx: Database, act: number): Promise<void> {
  await tx.execute(sql`select set_config(${undoesSetting}, ${String(act)}, true)`);
}

/** All of an act in this project, and elsewhere what is of no project itself, like a contact, with its parts. */
export async function listAct(db: Database, { act, projectId }: LogLine): Promise<LogLine[]> {
  const loose = listTables().filter((table) => !findColumn(table, 'projectId') && linksOf(table).length > 0);
  const parts = listTables().filter((table) =>
    linksOf(table).some(({ target, isPart }) => isPart && loose.includes(target)),
  );
  const elsewhere = [...loose, ...parts].map(getTableName);
  return db
    .select(line)
    .from(changes)
    .where(
      and(eq(changes.act, act), or(eq(changes.projectId, projectId), inArray(changes.tableName, elsewhere))),
    )
    .orderBy(asc(changes.id));
}

export type Standing = {
  key: string;
  isThere: boolean;
  /** Columns that this act changed, and those of them that were changed since. */
  changed: string[];
  moved: string[];
  file: string | null;
};

/** A text of the log as its column has it. */
export function typed(column: PgColumn, text: SQL): SQL {
  return sql`${text}::${sql.raw(column.getSQLType())}`;
}

/** The records of one table, as lines of the log and as they are. */
export function given(records: readonly Undoable[]): SQL {
  const list = (values: readonly (string | number)[], type: string) =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  return sql`unnest(${list(
    records.map(({ key }) => key),
    'text',
  )}, ${list(
    records.map(({ firstId }) => firstId),
    'bigint',
  )}, ${list(
    records.map(({ lastId }) => lastId),
    'bigint',
  )}) as u(key, first, last)
    join changes f on f.id = u.first join changes l on l.id = u.last`;
}

/** Locks them, so that nobody changes them between asking and undoing. */
export async function readStanding(
  tx: Database,
  table: PgTable,
  records: readonly Undoable[],
): Promise<Standing[]> {
  const key = keyColumnOf(table);
  const name = sql.identifier(sqlNameOf(key));
  const unseen = sql`${sql.param(derivedColumnsOf(table))}::text[]`;
  const differs = (one: string, other: string) =>
    sql.raw(`coalesce(${one} -> k, 'null') is distinct from coalesce(${other} -> k, 'null')`);
  const found = await tx.execute(sql`
    select u.key, n.now is not null as "isThere", n.now ->> 'file_key' as file,
      array(select k from jsonb_object_keys(coalesce(f.before, '{}') || coalesce(l.after, '{}')) as k
        where k <> all(${unseen}) and ${differs('f.before', 'l.after')}) as changed,
      array(select k from jsonb_object_keys(coalesce(l.after, '{}')) as k
        where k <> all(${unseen}) and ${differs('f.before', 'l.after')} and ${differs('n.now', 'l.after')}) as moved
    from ${given(records)}
    left join lateral (select to_jsonb(r) as now from ${table} as r
      where r.${name} = ${typed(key, sql`u.key`)} for update) as n on true`);
  return (found as unknown as { rows: Standing[] }).rows;
}

/** What a row points at that is not there any more, or only in the trash. */
export type LostLink = {
  column: string;
  key: string;
  isRequired: boolean;
  target: PgTable;
  isInTrash: boolean;
};

export async function listLostLinks(
  tx: Database,
  table: PgTable,
  records: readonly (Undoable & { changed: readonly string[] })[],
): Promise<LostLink[]> {
  const lost: LostLink[] = [];
  for (const { column, target } of linksOf(table)) {
    const name = sqlNameOf(column);
    // Who made it may have left: then it comes back without a name, as all of theirs is.
    if (getTableName(target) === 'users' && !column.notNull) continue;
    const keys = records.flatMap(({ before, action, changed }) => {
      const key = before?.[name];
      return key && (action === 'remove' || changed.includes(name)) ? [key] : [];
    });
    if (keys.length === 0) continue;
    const targetKey = keyColumnOf(target);
    const removedAt = target === files ? undefined : findColumn(target, 'removedAt');
    const rows = await tx
      .select({
        key: sql<string>`${targetKey}::text`,
        isInTrash: removedAt ? sql<boolean>`${removedAt} is not null` : sql<boolean>`false`,
      })
      .from(target)
      .where(sql`${targetKey}::text = any(${sql.param(keys)}::text[])`)
      .for('update');
    for (const key of new Set(keys)) {
      const row = rows.find((each) => each.key === key);
      if (row && !row.isInTrash) continue;
      const isInTrash = row !== undefined;
      lost.push({ column: name, key, isRequired: column.notNull, target, isInTrash });
    }
  }
  return lost;
}

export type Hanging = { table: PgTable; keys: string[]; holds: boolean };

/** What points at records that would be removed: it goes along, or it keeps them from being removed. */
export async function listHanging(tx: Database, table: PgTable, keys: readonly string[]): Promise<Hanging[]> {
  const hanging: Hanging[] = [];
  for (const other of listTables()) {
    for (const { target, column, isPart, isLoose } of linksOf(other)) {
      if (target !== table || getTableName(other) === 'changes') continue;
      const rows = await tx
        .select({ key: sql<string>`${keyColumnOf(other)}::text` })
        .from(other)
        .where(sql`${column}::text = any(${sql.param(keys)}::text[])`);
      const found = rows.map(({ key }) => key);
      if (found.length > 0) hanging.push({ table: other, keys: found, holds: !isPart && !isLoose });
    }
  }
  return hanging;
}

/** The last line that this transaction wrote: of the record where there is one; nothing where it wrote none. */
export async function findWritten(
  tx: Database,
  tableName: string,
  recordKey: string,
): Promise<number | null> {
  const isOfRecord = and(eq(changes.tableName, tableName), eq(changes.recordKey, recordKey));
  const [row] = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(sql`${changes.act} = nullif(current_setting('truweel.act', true), '')::bigint`)
    .orderBy(sql`(${isOfRecord}) desc`, desc(changes.id))
    .limit(1);
  return row?.id ?? null;
}

/** Who a record of no project belongs to. */
export async function findOwner(db: Database, table: PgTable, key: string): Promise<number | null> {
  const owner = findColumn(table, 'userId');
  if (!owner) return null;
  const [row] = await db
    .select({ userId: sql<number>`${owner}` })
    .from(table)
    .where(sql`${keyColumnOf(table)}::text = ${key}`);
  return row?.userId ?? null;
}
