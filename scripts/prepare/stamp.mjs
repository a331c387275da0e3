import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file at or below the paths (relative to base, missing ones left out), sorted, with forward slashes. */
export function listFiles(base, paths) {
  const found = new Set();
  const visit = (path) => {
    const full = join(base, path);
    if (!existsSync(full)) return;
    if (!statSync(full).isDirectory()) found.add(path);
    else for (const name of readdirSync(full)) visit(`${path}/${name}`);
  };
  paths.forEach(visit);
  return [...found].sort();
}

/** A name is hashed with its content, so that a rename or a removal changes the stamp as well. */
export function stampOf(base, files, extra = []) {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of files) {
    const content = readFileSync(join(base, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function hasStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8').trim() === stamp;
}

export function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}\n`);
}
