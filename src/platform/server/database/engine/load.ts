import type { SqlSession } from '#/platform/server/database/engine/database';
import {
  type Column,
  exactForms,
  quoted,
  type Sequence,
  type TextRow,
} from '#/platform/server/database/engine/dump';
import { applyInside, type Migration } from '#/platform/server/database/engine/migrate';
import { ensureChangeLog } from '#/platform/server/database/log/change-log';
import { formerTables, listTableNames } from '#/platform/server/database/schema/tables';

export type RowSource = { table: string; columns: readonly string[]; rows: AsyncIterable<TextRow[]> };

type Contents = {
  /** Those that the rows were written under, and those that came after them. */
  migrations: { applied: readonly Migration[]; since: readonly Migration[] };
  tables: AsyncIterable<RowSource>;
  sequences: readonly Sequence[];
};

export async function countPeople({ rows }: SqlSession): Promise<number> {
  const [found] = await rows("select to_regclass('users')::text as name");
  if (!found?.name) return 0;
  const [counted] = await rows('select count(*)::int as count from users');
  return Number(counted?.count ?? 0);
}

/** Puts these rows in the place of whatever is there, in the transaction of the caller: all of it or nothing. */
export async function replaceContents(session: SqlSession, contents: Contents): Promise<void> {
  await session.run(exactForms);
  const old = [...listTableNames(), ...formerTables, 'schema_migrations'].map(quoted).join(', ');
  await session.run(`drop table if exists ${old} cascade`);
  await applyInside(session, contents.migrations.applied);
  for await (const source of contents.tables) await insertRows(session, source);
  for (const sequence of contents.sequences) await setSequence(session, sequence);
  await applyInside(session, contents.migrations.since);
  await ensureChangeLog(session);
}

async function insertRows(session: SqlSession, { table, columns, rows }: RowSource): Promise<void> {
  const types = await typesOf(session, table, columns);
  const values = types.map(({ name, type }) => `(row ->> '${name.replaceAll("'", "''")}')::${type}`);
  const statement = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::text::json) as row`;
  // What a migration brought along stands in the archive too.
  await session.run(`delete from ${quoted(table)}`);
  for await (const some of rows) await session.rows(statement, [JSON.stringify(some)]);
}

async function typesOf({ rows }: SqlSession, table: string, columns: readonly string[]): Promise<Column[]> {
  const found = await rows(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped`,
    [quoted(table)],
  );
  const types = new Map(found.map(({ name, type }) => [name, String(type)]));
  return columns.map((name) => {
    const type = types.get(name);
    if (type === undefined) throw new Error(`the table ${table} has no column ${name}`);
    return { name, type };
  });
}

async function setSequence({ rows }: SqlSession, { table, column, lastValue, isCalled }: Sequence) {
  await rows('select setval(pg_get_serial_sequence($1::text, $2::text), $3::text::bigint, $4::boolean)', [
    quoted(table),
    column,
    lastValue,
    isCalled,
  ]);
}
