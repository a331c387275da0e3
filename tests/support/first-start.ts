import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migratedFolder, startServer } from './running-server';

/** The migrations once for all workers: each starts from a copy. Playwright calls it before the journeys. */
export default async function startFirst(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-first-'));
  const server = await startServer({ DATA_DIR: folder });
  await server.stop();
  process.env[migratedFolder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
