import { getTableColumns, is, SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { given, typed, type Undoable } from '#/features/history/logbook/server/undo-store';
import type { Database } from '#/platform/server/database/engine/database';
import {
  derivedColumnsOf,
  findColumn,
  keyColumnOf,
  linksOf,
  sqlNameOf,
} from '#/platform/server/database/schema/tables';

/** What it pointed at, or nothing where that is gone. */
function withoutLostLinks(table: PgTable, row: SQL): SQL {
  const links = linksOf(table).filter(({ column }) => !column.notNull);
  const found = links.map(({ column, target }) => {
    const key = keyColumnOf(target);
    const name = sqlNameOf(column);
    return sql`${sql.param(name)}::text, (select ${key} from ${target}
      where ${key} = ${typed(key, sql`(${row} ->> ${name})`)})`;
  });
  return found.length === 0 ? row : sql`${row} || jsonb_build_object(${sql.join(found, sql`, `)})`;
}

/** A record of an older version of the program lacks the columns that came later: those begin as in any new row. */
function withLaterColumns(table: PgTable, row: SQL): SQL {
  const columns = Object.values(getTableColumns(table) as Record<string, PgColumn>);
  const begins = columns.filter((column) => column.notNull && column.hasDefault && !is(column.default, SQL));
  const values = Object.fromEntries(begins.map((column) => [sqlNameOf(column), column.default]));
  return sql`${JSON.stringify(values)}::jsonb || ${row}`;
}

/** As it was, to the letter: the database reads back what it wrote itself. */
export async function insertAgain(tx: Database, table: PgTable, records: readonly Undoable[]): Promise<void> {
  await tx.execute(sql`select set_config('truweel.restores', 'on', true)`);
  await tx.execute(sql`insert into ${table} overriding system value
    select p.* from ${given(records)},
    lateral jsonb_populate_record(null::${table}, ${withLaterColumns(table, withoutLostLinks(table, sql`f.before`))}) as p`);
  await tx.execute(sql`select set_config('truweel.restores', '', true)`);
}

/** Only what the act changed: what others changed beside it stays. */
export async function changeBack(
  tx: Database,
  table: PgTable,
  records: readonly (Undoable & { changed: readonly string[] })[],
): Promise<void> {
  const key = keyColumnOf(table);
  const keyName = sql.identifier(sqlNameOf(key));
  const columns = columnNames(table).filter((name) => name !== sqlNameOf(key) && name !== 'version');
  const sets = columns.map((name) => {
    const value = name === 'updated_at' ? sql`now()` : sql`(x.p).${sql.identifier(name)}`;
    return sql`${sql.identifier(name)} = ${value}`;
  });
  const unseen = sql`${sql.param(derivedColumnsOf(table))}::text[]`;
  const patch = sql`(select coalesce(jsonb_object_agg(k, r.was -> k), '{}')
    from jsonb_object_keys(f.before || l.after) as k
    where k <> all(${unseen}) and f.before -> k is distinct from l.after -> k)`;
  await tx.execute(sql`update ${table} as t set ${sql.join(sets, sql`, `)} from (
      select u.key, jsonb_populate_record(b, ${patch}) as p
      from ${given(records)} join ${table} as b on b.${keyName} = ${typed(key, sql`u.key`)},
      lateral (select ${withoutLostLinks(table, sql`f.before`)} as was) as r
    ) as x where t.${keyName} = ${typed(key, sql`x.key`)}`);
}

export async function removeAgain(tx: Database, table: PgTable, keys: readonly string[]): Promise<void> {
  const isThese = sql`${keyColumnOf(table)}::text = any(${sql.param(keys)}::text[])`;
  if (findColumn(table, 'removedAt')) {
    await tx.execute(sql`update ${table} set removed_at = now() where ${isThese}`);
  } else {
    await tx.delete(table).where(isThese);
  }
}

export async function bringBack(tx: Database, table: PgTable, keys: readonly string[]): Promise<void> {
  const isThese = sql`${keyColumnOf(table)}::text = any(${sql.param(keys)}::text[])`;
  await tx.execute(sql`update ${table} set removed_at = null where ${isThese}`);
}

function columnNames(table: PgTable): string[] {
  return Object.values(getTableColumns(table) as Record<string, PgColumn>).map(sqlNameOf);
}
