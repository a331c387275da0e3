import { isDeepStrictEqual } from 'node:util';
import { BoundedCache } from '#/platform/server/bounded-cache';
import { isAlike } from '#/platform/server/database/engine/alike';
import { freeze } from '#/platform/server/database/engine/freeze';
import type { SeenProject } from '#/platform/server/database/engine/read-tables';
import { bytesOfRows } from '#/platform/server/database/engine/row-bytes';
import { type Mark, newMark, type Sources } from '#/platform/server/database/engine/sources';

type Make = () => Promise<unknown>;
/** What was worked out, of what, and how it is again. */
export type Derived = { made: unknown; sources: Sources; make: Make; mark: Mark };

type Kept = Derived & { at: number };

type Settings = {
  /** Whether what is kept is held against what would be made now. */
  checked: boolean;
  /** The revision of a project at this moment. */
  revisionOf: (projectId: number) => Promise<number | undefined>;
};

const bounds = { mostBytes: 16 * 1_048_576, mostEntries: 20_000 };

/** What features worked out of the tables of a project, for as long as none of those that they read changed. */
export class DerivedCache {
  readonly #checked: boolean;
  readonly #revisionOf: Settings['revisionOf'];
  readonly #kept = new BoundedCache<Kept>({
    ...bounds,
    bytesOf: ({ made, sources }, most) => sources.bytes + bytesOfRows(made, most - sources.bytes),
  });

  constructor({ checked, revisionOf }: Settings) {
    this.#checked = checked;
    this.#revisionOf = revisionOf;
  }

  /** As it was when somebody asked last. */
  find(key: string): Kept | undefined {
    return this.#kept.find(key);
  }

  /** Whether none of the tables that it was made of changed since. */
  isOf(seen: SeenProject, { sources, at }: Kept): boolean {
    return at === sources.tables.lastChange(seen);
  }

  /** What it is made of is as it was. */
  renew(seen: SeenProject, known: Kept): void {
    known.at = Math.max(known.at, known.sources.tables.lastChange(seen) ?? known.at);
  }

  /** Made anew it may be what it was: then so is what was made of it. */
  set(key: string, seen: SeenProject, { made, ...how }: Omit<Derived, 'mark'>): Derived {
    const at = how.sources.tables.lastChange(seen);
    if (at === undefined) return { made, ...how, mark: undefined };
    // Somebody who came later may have been quicker.
    const latest = this.#kept.find(key);
    const isSame = latest !== undefined && isAlike(latest.made, made);
    const derived = { ...how, at, made: isSame ? latest.made : made, mark: isSame ? latest.mark : newMark() };
    if (this.#checked) freeze(made);
    if ((latest?.at ?? -1) <= at) this.#kept.set(key, derived);
    return derived;
  }

  /** While developing and in tests: what is worked out of anything besides tables is found by whoever reads it again. */
  async check(key: string, seen: SeenProject, known: unknown, make: () => Promise<unknown>): Promise<void> {
    if (!this.#checked || isDeepStrictEqual(await make(), known)) return;
    if ((await this.#revisionOf(seen.projectId)) !== seen.revision) return;
    throw new Error(`what was worked out is no longer so at revision ${seen.revision}: ${key}`);
  }
}
