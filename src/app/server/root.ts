import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder, whether this runs from the sources or from the build. */
export function findRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'db/migrations'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('The folder db/migrations is missing.');
  return findRoot(parent);
}
