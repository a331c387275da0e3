import { join } from 'node:path';
import { root } from './paths.mjs';
import { runNpm } from './run.mjs';
import { hasStamp, stampOf, writeStamp } from './stamp.mjs';

const stampFile = join(root, 'node_modules', '.truweel-installed');

// Exactly what the lock says, whatever lies there; the tools that build are needed too where NODE_ENV says production.
const install = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

export async function ensureInstalled() {
  const stamp = stampOf(
    root,
    ['package.json', 'package-lock.json'],
    [process.version, process.platform, process.arch],
  );
  if (hasStamp(stampFile, stamp)) return;
  console.log('Installing packages…');
  await runNpm(install);
  writeStamp(stampFile, stamp);
}
