import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { main } from './fail.mjs';
import { ensureInstalled } from './installed.mjs';
import { ensureNode } from './node.mjs';
import { root } from './paths.mjs';

/** For a command of the built program: the operator's settings, the packages and the build. */
export function ensureReady() {
  return main(async () => {
    ensureNode();
    const envFile = join(root, '.env');
    if (existsSync(envFile)) process.loadEnvFile(envFile);
    await ensureInstalled();
    await ensureBuilt();
  });
}
