import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterEach, describe, expect, it } from 'vitest';
import { migrate } from '#/platform/server/database/migrate';
import { openTestDatabase } from '../../../../tests/support/test-database';

const shipped = new URL('../../../../db/migrations', import.meta.url).pathname;
const folders: string[] = [];

function copyOfMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-migrations-'));
  folders.push(folder);
  cpSync(shipped, folder, { recursive: true });
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('migrations', () => {
  it('run once, however often one starts', async () => {
    const engine = await openTestDatabase();
    const count = () =>
      engine.exclusively(({ rows }) => rows('select name, applied_at from schema_migrations order by name'));
    const before = await count();
    await engine.exclusively((session) => migrate(session, shipped));
    expect(await count()).toEqual(before);
    await engine.close();
  });

  it('stop the start when a shipped one was edited', async () => {
    const engine = await openTestDatabase();
    const folder = copyOfMigrations();
    const [first = ''] = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    writeFileSync(join(folder, first), `${readFileSync(join(folder, first), 'utf8')}\n-- a late idea`);
    await expect(engine.exclusively((session) => migrate(session, folder))).rejects.toThrow(
      /was changed after it was applied/,
    );
    await engine.close();
  });

  it('stop an old program on a newer database', async () => {
    const engine = await openTestDatabase();
    const folder = copyOfMigrations();
    writeFileSync(join(folder, '9999_later.sql'), 'create table later (id integer)');
    await engine.exclusively((session) => migrate(session, folder));
    await expect(engine.exclusively((session) => migrate(session, shipped))).rejects.toThrow(
      /newer than this program/,
    );
    await engine.close();
  });

  it('leave nothing of one that fails half way', async () => {
    const engine = await openTestDatabase();
    const folder = copyOfMigrations();
    writeFileSync(
      join(folder, '9999_bad.sql'),
      'create table half (id integer);\n--> statement-breakpoint\nselect nonsense',
    );
    await expect(engine.exclusively((session) => migrate(session, folder))).rejects.toThrow();
    const tables = await engine.exclusively(({ rows }) =>
      rows("select tablename from pg_tables where tablename = 'half'"),
    );
    expect(tables).toEqual([]);
    await engine.close();
  });

  it('say what the schema says', async () => {
    const schema = await Promise.all(
      readdirSync(new URL('./schema', import.meta.url).pathname).map(
        (name) => import(`./schema/${name.replace('.ts', '')}.ts`),
      ),
    );
    const [snapshot = ''] = readdirSync(join(shipped, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .reverse();
    const previous = JSON.parse(readFileSync(join(shipped, 'meta', snapshot), 'utf8'));
    const current = generateDrizzleJson(Object.assign({}, ...schema), previous.id, undefined, 'snake_case');
    expect(await generateMigration(previous, current)).toEqual([]);
  });
});
