import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Refusal } from '../prepare/fail.mjs';
import { root } from '../prepare/paths.mjs';
import { listFiles } from '../prepare/stamp.mjs';
import { bundle } from './bundle.mjs';

/** Worker threads start from a file of their own: `src/…/scan.worker.ts` becomes `server/workers/scan.js`. */
export function workerEntries(files) {
  const entries = {};
  for (const file of files.filter((name) => name.endsWith('.worker.ts'))) {
    const name = `workers/${basename(file, '.worker.ts')}`;
    if (entries[name]) throw new Refusal(`Two workers have one name: ${entries[name]} and ${file}.`);
    entries[name] = file;
  }
  return entries;
}

/** The threads alone, in `folder`/workers, for who measures or tests what the build would start. */
export async function buildWorkers(folder) {
  await bundle({ entryPoints: workerEntries(listFiles(root, ['src'])), outdir: folder, splitting: true });
}

/** Node holds a file at two bytes a letter as soon as one stands outside Latin-1: esbuild leaves those of patterns as they are. */
function keepLatin(folder) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const file = join(folder, name);
    const code = readFileSync(file, 'utf8');
    const latin = code.replace(
      /[^\0-\xff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    if (latin !== code) writeFileSync(file, latin);
  }
}

export async function buildServer(fresh) {
  const folder = join(fresh, 'server');
  await bundle({
    entryPoints: {
      main: 'src/app/server/main.ts',
      'check-data': 'src/app/server/commands/check-data.ts',
      backup: 'src/app/server/commands/backup.ts',
      admin: 'src/app/server/commands/admin.ts',
      restore: 'src/app/server/commands/restore.ts',
      migrate: 'src/app/server/commands/migrate.ts',
      'join-store': 'src/app/server/commands/join-store.ts',
      ...workerEntries(listFiles(root, ['src'])),
    },
    outdir: folder,
    // What is imported when it is needed stays a file of its own, and with it the packages it brings along.
    splitting: true,
  });
  keepLatin(folder);
}
