import type { SqlSession } from '#/platform/server/database/engine/database';
import { readMigrations } from '#/platform/server/database/engine/migrate';
import { leftOutOfBackup, listTableNames } from '#/platform/server/database/schema/tables';

/** Every value as PostgreSQL itself writes it, so that it is read back exactly, on either engine. */
export type TextRow = Record<string, string | null>;
export type Column = { name: string; type: string };
export type Sequence = { table: string; column: string; lastValue: string; isCalled: boolean };
export type AppliedMigration = { name: string; hash: string };

const rowsAtOnce = 1_000;

/** One form for every value, whatever the server or the operator prefers. */
export const exactForms = [
  "set local timezone to 'UTC'",
  "set local datestyle to 'ISO, YMD'",
  "set local intervalstyle to 'iso_8601'",
  "set local bytea_output to 'hex'",
  'set local extra_float_digits to 1',
].join('; ');

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export async function listApplied({ rows }: SqlSession): Promise<AppliedMigration[]> {
  const found = await rows("select to_regclass('schema_migrations')::text as name");
  if (!found[0]?.name) return [];
  const applied = await rows('select name, hash from schema_migrations order by name');
  return applied.map(({ name, hash }) => ({ name: String(name), hash: String(hash) }));
}

/** Only what this program knows can be written down whole. */
export async function hasOwnSchema(session: SqlSession, migrationsDir: string): Promise<boolean> {
  const applied = await listApplied(session);
  const own = (await readMigrations(migrationsDir)).map(({ name, hash }) => ({ name, hash }));
  return JSON.stringify(applied) === JSON.stringify(own);
}

export async function listColumns({ rows }: SqlSession, table: string): Promise<Column[]> {
  const found = await rows(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [quoted(table)],
  );
  return found.map(({ name, type }) => ({ name: String(name), type: String(type) }));
}

/** What is pointed at comes before what points to it. */
export async function listBackupTables({ rows }: SqlSession): Promise<string[]> {
  const links = await rows(
    `select child.relname as child, parent.relname as parent from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const parentsOf = (table: string) =>
    links.filter(({ child, parent }) => child === table && parent !== table).map(({ parent }) => parent);
  const ordered: string[] = [];
  const waiting = new Set(
    listTableNames()
      .filter((name) => !leftOutOfBackup.includes(name))
      .toSorted(),
  );
  while (waiting.size > 0) {
    const next = [...waiting].find((name) => !parentsOf(name).some((parent) => waiting.has(String(parent))));
    if (next === undefined) throw new Error(`the tables ${[...waiting].join(', ')} point to one another`);
    waiting.delete(next);
    ordered.push(next);
  }
  return ordered;
}

/** The server's own work, a backup that is under way among it, is nobody's data. */
const condition: Record<string, string> = { jobs: `where queue <> 'upkeep'` };

export async function* readRows(
  { run, rows }: SqlSession,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<TextRow[]> {
  const texts = columns.map(({ name }) => `${quoted(name)}::text as ${quoted(name)}`).join(', ');
  await run(
    `declare reading no scroll cursor for select ${texts} from ${quoted(table)} ${condition[table] ?? ''}
     order by ${await keyOf({ run, rows }, table)}`,
  );
  for (;;) {
    const found = await rows(`fetch ${rowsAtOnce} from reading`);
    if (found.length === 0) break;
    yield found as TextRow[];
  }
  await run('close reading');
}

async function keyOf({ rows }: SqlSession, table: string): Promise<string> {
  const found = await rows(
    `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
     where indrelid = $1::text::regclass and indisprimary order by array_position(indkey::int2[], attnum)`,
    [quoted(table)],
  );
  return found.map(({ name }) => `${quoted(table)}.${quoted(String(name))}`).join(', ');
}

/** The last number that was given out: a removed record's number is not given to another. */
export async function readSequences(session: SqlSession, names: readonly string[]): Promise<Sequence[]> {
  const found = await session.rows(
    `select c.relname as "table", a.attname as "column", pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attidentity <> '' and c.relnamespace = current_schema()::regnamespace order by 1, 2`,
  );
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of found) {
    if (!names.includes(String(table))) continue;
    const [row] = await session.rows(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${sequence}`,
    );
    sequences.push({
      table: String(table),
      column: String(column),
      lastValue: String(row?.lastValue),
      isCalled: row?.isCalled === true,
    });
  }
  return sequences;
}
