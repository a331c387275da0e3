import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '#/platform/server/backup/manifest';
import { tableEntry } from '#/platform/server/backup/manifest';
import type { SqlSession } from '#/platform/server/database/engine/database';
import {
  exactForms,
  hasOwnSchema,
  listApplied,
  listBackupTables,
  listColumns,
  readRows,
  readSequences,
} from '#/platform/server/database/engine/dump';

export class OtherSchema extends Error {}

export type FileRow = { key: string; size: number; sha256: string };

/** What was read at one moment: the rows are in the folder, the files still in their store. */
export type Spooled = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & { files: FileRow[] };

export function spoolFile(folder: string, table: string): string {
  return join(folder, `${table}.jsonl`);
}

/** Everything of the database, as quickly as it can be read: the embedded engine lets the others wait. */
export async function spoolRows(
  session: SqlSession,
  folder: string,
  migrationsDir: string,
): Promise<Spooled> {
  await session.run(exactForms);
  if (!(await hasOwnSchema(session, migrationsDir))) {
    throw new OtherSchema(
      'The database has the schema of another version of the program. Start this version once, or make the backup with the version that last ran.',
    );
  }
  const names = await listBackupTables(session);
  const tables: Spooled['tables'] = [];
  const files: FileRow[] = [];
  for (const name of names) {
    const columns = await listColumns(session, name);
    let rows = 0;
    async function* lines(): AsyncGenerator<string> {
      for await (const some of readRows(session, name, columns)) {
        rows += some.length;
        if (name === 'files') files.push(...some.map(fileRow));
        yield `${some.map((row) => JSON.stringify(row)).join('\n')}\n`;
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(spoolFile(folder, name), { mode: 0o600 }));
    tables.push({ name, entry: tableEntry(name), columns: columns.map((column) => column.name), rows });
  }
  return {
    tables,
    files,
    migrations: await listApplied(session),
    sequences: await readSequences(session, names),
  };
}

function fileRow({ key, size, sha256 }: Record<string, string | null>): FileRow {
  return { key: String(key), size: Number(size), sha256: String(sha256) };
}
