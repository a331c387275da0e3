import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../prepare/stamp.mjs';

/** After the pages of the work that every house has. */
const first = 50;

/** A place in the menu that no page has. */
export function freePlace(base) {
  const taken = new Set(
    listFiles(base, ['src/features'])
      .filter((file) => file.endsWith('/page.ts'))
      .map((file) => Number(/group: 'work', place: (\d+)/.exec(readFileSync(join(base, file), 'utf8'))?.[1])),
  );
  let place = first;
  while (taken.has(place)) place += 1;
  return place;
}
