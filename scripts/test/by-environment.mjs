import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** What a test says on its first line where it needs a page. */
const namesEnvironment = /^\/\/ @vitest-environment \S+/;

function environmentOf({ moduleId }) {
  return namesEnvironment.exec(readFileSync(moduleId, 'utf8'))?.[0] ?? '';
}

/** A worker that finds the other environment before it ends, and the next loads everything anew: each kind in a row. */
export class ByEnvironment extends BaseSequencer {
  async sort(specifications) {
    const sorted = await super.sort(specifications);
    const environments = new Map(sorted.map((each) => [each, environmentOf(each)]));
    return sorted.toSorted((one, other) => environments.get(one).localeCompare(environments.get(other)));
  }
}
