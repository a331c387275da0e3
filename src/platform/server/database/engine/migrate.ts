import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, SqlSession } from '#/platform/server/database/engine/database';

/** Why the schema can't be brought up to date, for the operator. */
export class MigrationError extends Error {}

export type Migration = { name: string; sql: string; hash: string };

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  if (names.length === 0) throw new Error(`No migrations found in ${folder}.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** What would run, without running it. */
export async function listPending(
  { rows }: SqlSession,
  folder: string,
): Promise<{ isNew: boolean; names: string[] }> {
  const migrations = await readMigrations(folder);
  const [register] = await rows("select to_regclass('schema_migrations')::text as name");
  const applied = register?.name ? await rows('select name from schema_migrations') : [];
  const done = new Set(applied.map(({ name }) => String(name)));
  refuseNewer(done, migrations);
  const names = migrations.map(({ name }) => name).filter((name) => !done.has(name));
  return { isNew: done.size === 0, names };
}

function refuseNewer(applied: Iterable<unknown>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied) {
    if (known.has(String(name))) continue;
    throw new MigrationError(
      `The database is newer than this program: it has migration ${name}. Update the program.`,
    );
  }
}

const createRegister =
  'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())';

/** Applies what is new, in the transaction of the caller: all of it or nothing. A shipped file that was edited stops the start. */
export async function migrate(session: SqlSession, folder: string): Promise<void> {
  const migrations = await readMigrations(folder);
  await session.run(createRegister);
  const applied = new Map(
    (await session.rows('select name, hash from schema_migrations')).map((row) => [row.name, row.hash]),
  );
  refuseNewer(applied.keys(), migrations);
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    if (hash === undefined) await applyHere(session, migration);
    else if (hash !== migration.hash) {
      throw new MigrationError(
        `Migration ${migration.name} was changed after it was applied. Add a new one instead.`,
      );
    }
  }
}

/** Of this program, and not in the database. */
export async function listMissingMigrations(db: Database, folder: string): Promise<string[]> {
  const { rows } = (await db.execute(sql`select name from schema_migrations`)) as unknown as {
    rows: { name: string }[];
  };
  const applied = new Set(rows.map(({ name }) => name));
  return (await readMigrations(folder)).map(({ name }) => name).filter((name) => !applied.has(name));
}

/** In a transaction that the caller began. */
export async function applyInside(session: SqlSession, migrations: readonly Migration[]): Promise<void> {
  await session.run(createRegister);
  for (const migration of migrations) await applyHere(session, migration);
}

async function applyHere(session: SqlSession, { name, sql, hash }: Migration): Promise<void> {
  const statements = sql.split('--> statement-breakpoint');
  for (const [at, statement] of statements.entries()) {
    await session.run(statement).catch((error: Error) => {
      const place = `statement ${at + 1} of ${statements.length}`;
      const failure = new MigrationError(
        `The migration ${name} failed at ${place}: ${error.message}. Nothing was changed.`,
      );
      failure.cause = error;
      throw failure;
    });
  }
  await session.rows('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
}
