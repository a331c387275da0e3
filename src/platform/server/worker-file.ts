import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

let built: string | undefined;

/** From the sources every thread compiles what it starts from: who starts hundreds has them built once, in a folder. */
export function startWorkersFrom(folder: string): void {
  built = folder;
}

/**
 * What a thread is started from: `new URL('./name.worker.ts', import.meta.url)` running from the sources, which the
 * build puts in dist/server/workers/name.js.
 */
export function workerFile(url: URL): { filename: string; execArgv: string[] } {
  const source = fileURLToPath(url);
  const name = basename(source).replace('.worker.ts', '.js');
  const bundled = built && join(built, name);
  if (bundled && existsSync(bundled)) return { filename: bundled, execArgv: [] };
  if (existsSync(source)) return { filename: source, execArgv: ['--import', 'tsx'] };
  return { filename: join(dirname(source), 'workers', name), execArgv: [] };
}

/** A thread that stays, not one of a pool. */
export function startWorker(url: URL, workerData: unknown): Worker {
  const { filename, execArgv } = workerFile(url);
  if (execArgv.length === 0) return new Worker(filename, { execArgv, workerData });
  // The flag does nothing for the file that a thread starts with.
  const file = JSON.stringify(pathToFileURL(filename).href);
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}); })`;
  return new Worker(start, { eval: true, workerData });
}
