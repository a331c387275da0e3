import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../prepare/stamp.mjs';

/** After the documents, and as long as there is room before the page about the product itself. */
const first = 91;

/** A place in the menu that no page has. */
export function freePlace(base) {
  const taken = new Set(
    listFiles(base, ['src/features'])
      .filter((file) => file.endsWith('/page.ts'))
      .map((file) => Number(/order: (\d+)/.exec(readFileSync(join(base, file), 'utf8'))?.[1])),
  );
  let place = first;
  while (taken.has(place)) place += 1;
  return place;
}
