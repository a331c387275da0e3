import { type Archive, readTable } from '#/platform/server/backup/archive-reader';
import { ArchiveError, type Manifest } from '#/platform/server/backup/manifest';
import type { Engine, SqlSession } from '#/platform/server/database/engine/database';
import { countPeople, type RowSource, replaceContents } from '#/platform/server/database/engine/load';
import { readMigrations } from '#/platform/server/database/engine/migrate';
import { listServing } from '#/platform/server/database/engine/serving-lease';
import { formerTables, leftOutOfBackup, listTableNames } from '#/platform/server/database/schema/tables';
import { receiveFile } from '#/platform/server/storage/arrival';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { joinStore } from '#/platform/server/storage/join-store';

type RestoreParts = {
  engine: Engine;
  storage: FileStorage;
  archive: Archive;
  migrationsDir: string;
  /** Whether what is there may go. */
  replace: boolean;
  /** Whether it may be taken from under servers that use it. */
  force?: boolean;
};

/** Files first, then the rows in one transaction, and only then what was there before goes. */
export async function restoreBackup(parts: RestoreParts) {
  const { engine, storage, archive, migrationsDir, replace, force = false } = parts;
  refuseForeignTables(archive.manifest);
  const migrations = await splitMigrations(archive.manifest, migrationsDir);
  const before = await listStored(storage);
  let added: string[] = [];
  const replaceAll = async (session: SqlSession) => {
    // Of the embedded database nobody else can have the folder, whatever a killed process left in its rows.
    if (!force && engine.name === 'postgresql') refuseWhileServing(await listServing(session));
    const people = await countPeople(session);
    if (!replace && (people > 0 || before.size > 0)) {
      throw new ArchiveError(
        `There is data already (${people} people, ${before.size} files). With --replace it is removed and the archive takes its place.`,
      );
    }
    added = await keepFiles(archive, storage, before);
    const { sequences } = archive.manifest;
    await replaceContents(session, { migrations, tables: sourcesOf(archive), sequences });
  };
  await engine.exclusively(replaceAll).catch(async (error: unknown) => {
    for (const key of added) await storage.remove(key).catch(() => undefined);
    throw error;
  });
  const kept = new Set(archive.manifest.files.map(({ key }) => key));
  for (const key of before) if (!kept.has(key)) await storage.setAside(key);
  await joinStore(engine.db, storage, new Date());
}

function refuseWhileServing(holders: readonly string[]): void {
  if (holders.length === 0) return;
  const who = holders.length === 1 ? 'One server is' : `${holders.length} servers are`;
  throw new ArchiveError(
    `${who} using this database (${holders.join('; ')}). Stop them first; one that was killed is forgotten after a minute and a half. With --force it is taken from under them.`,
  );
}

/** Only what a backup is meant to hold: sessions in an archive would sign in whoever put them there. */
export function refuseForeignTables({ tables }: Manifest): void {
  const names = tables.map(({ name }) => name);
  const ours = [...listTableNames(), ...formerTables];
  const foreign = names.filter(
    (name, at) => !ours.includes(name) || leftOutOfBackup.includes(name) || names.indexOf(name) !== at,
  );
  if (foreign.length === 0) return;
  throw new ArchiveError(
    `The archive holds what a backup never has (${foreign.join(', ')}). Nothing was changed.`,
  );
}

export async function splitMigrations({ migrations }: Manifest, migrationsDir: string) {
  const own = await readMigrations(migrationsDir);
  const isSame = migrations.every(({ name, hash }, index) => {
    return own[index]?.name === name && own[index]?.hash === hash;
  });
  if (!isSame || migrations.length === 0) {
    throw new ArchiveError(
      'The archive was made by a newer or another version of the program. Restore it with that version, or update this one.',
    );
  }
  return { applied: own.slice(0, migrations.length), since: own.slice(migrations.length) };
}

async function listStored(storage: FileStorage): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { key } of storage.list()) keys.add(key);
  return keys;
}

async function keepFiles(archive: Archive, storage: FileStorage, before: ReadonlySet<string>) {
  const added: string[] = [];
  try {
    for (const { key, entry } of archive.manifest.files) {
      const { path } = await receiveFile(storage.incoming, await archive.open(entry));
      if (!before.has(key)) added.push(key);
      await storage.keep(key, path);
    }
  } catch (error) {
    for (const key of added) await storage.remove(key).catch(() => undefined);
    throw error;
  }
  return added;
}

export async function* sourcesOf(archive: Archive): AsyncGenerator<RowSource> {
  for (const { name, columns } of archive.manifest.tables) {
    yield { table: name, columns, rows: readTable(archive, name) };
  }
}
