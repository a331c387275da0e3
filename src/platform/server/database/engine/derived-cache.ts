import { isDeepStrictEqual } from 'node:util';
import { BoundedCache } from '#/platform/server/bounded-cache';
import { freeze } from '#/platform/server/database/engine/freeze';
import type { ReadTables, SeenProject } from '#/platform/server/database/engine/read-tables';
import { bytesOfRows } from '#/platform/server/database/engine/row-bytes';

/** What was worked out, and of which tables. */
export type Derived = { made: unknown; reads: ReadTables };

type Settings = {
  /** Whether what is kept is held against what would be made now. */
  checked: boolean;
  /** The revision of a project at this moment. */
  revisionOf: (projectId: number) => Promise<number | undefined>;
};

const bounds = { mostBytes: 12 * 1_048_576, mostEntries: 20_000 };

/** What features worked out of the tables of a project, for as long as none of those that they read changed. */
export class DerivedCache {
  readonly #checked: boolean;
  readonly #revisionOf: Settings['revisionOf'];
  readonly #kept = new BoundedCache<Derived & { at: number }>({
    ...bounds,
    bytesOf: ({ made }, most) => bytesOfRows(made, most),
  });

  constructor({ checked, revisionOf }: Settings) {
    this.#checked = checked;
    this.#revisionOf = revisionOf;
  }

  find(key: string, seen: SeenProject): Derived | undefined {
    const known = this.#kept.find(key);
    return known?.at === known?.reads.lastChange(seen) ? known : undefined;
  }

  set(key: string, seen: SeenProject, derived: Derived): void {
    const at = derived.reads.lastChange(seen);
    if (at === undefined) return;
    if (this.#checked) freeze(derived.made);
    // Somebody who came later may have been quicker.
    if ((this.#kept.find(key)?.at ?? -1) < at) this.#kept.set(key, { ...derived, at });
  }

  /** While developing and in tests: what is worked out of anything besides tables is found by whoever reads it again. */
  async check(key: string, seen: SeenProject, known: unknown, make: () => Promise<unknown>): Promise<void> {
    if (!this.#checked || isDeepStrictEqual(await make(), known)) return;
    if ((await this.#revisionOf(seen.projectId)) !== seen.revision) return;
    throw new Error(`what was worked out is no longer so at revision ${seen.revision}: ${key}`);
  }
}
