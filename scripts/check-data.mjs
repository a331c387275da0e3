import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './prepare/built.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { ensureNode } from './prepare/node.mjs';
import { root } from './prepare/paths.mjs';

await main(async () => {
  ensureNode();
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  await ensureInstalled();
  await ensureBuilt();
});

await import('../dist/server/check-data.js');
