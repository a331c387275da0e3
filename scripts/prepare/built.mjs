import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { hasStamp, listFiles, stampOf } from './stamp.mjs';

const sources = [
  'src',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/build',
];

export const stampFile = join(root, 'dist', '.stamp');

export function isBuildSource(file) {
  return !/\.test\.tsx?$/.test(file);
}

export function sourceStamp() {
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'));
  return stampOf(root, listFiles(root, [...sources, ...pages]).filter(isBuildSource));
}

export async function ensureBuilt() {
  if (hasStamp(stampFile, sourceStamp())) return;
  console.log('Building…');
  await run(process.execPath, [join(root, 'scripts', 'build.mjs')]);
}
