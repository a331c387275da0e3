import { join } from 'node:path';
import { startWorkersFrom } from '#/platform/server/worker-file';
import { buildWorkers } from '../../scripts/build/server.mjs';
import { root } from '../../scripts/prepare/paths.mjs';

/** Threads as the server starts them: from the sources each compiles all that it needs, which is no work of reading. */
export async function startBuiltWorkers(): Promise<void> {
  const folder = join(root, 'node_modules/.cache/truweel-bench');
  await buildWorkers(folder);
  startWorkersFrom(join(folder, 'workers'));
}
