import { join } from 'node:path';
import { root } from './paths.mjs';
import { runNpm } from './run.mjs';
import { hasStamp, stampOf, writeStamp } from './stamp.mjs';

const stampFile = join(root, 'node_modules', '.truweel-installed');

// `npm ci` refuses a lock that was written where another platform's binaries were not offered; an install that
// saves nothing accepts it and leaves the working tree clean.
const install = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

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
