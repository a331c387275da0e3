import type { Reading } from '#/platform/server/database/engine/statement-tables';
import { lastChangeIn, type TableRevisions } from '#/platform/server/database/log/table-revisions';

/** A project as it was when the gate looked: what is asked after that is of then or later. */
export type SeenProject = { projectId: number; revision: number; tableRevisions: TableRevisions };

/** The tables that an answer was made of, for who keeps it until one of them changes. */
export class ReadTables {
  readonly #tables = new Set<string>();
  #isOfProject = false;
  #isUnknown = false;

  /** Undefined: what may become another without a revision that tells. */
  add(reading: Reading | undefined): void {
    if (!reading) this.#isUnknown = true;
    else {
      for (const table of reading.tables) this.#tables.add(table);
      this.#isOfProject ||= reading.isOfProject;
    }
  }

  get isUnknown(): boolean {
    return this.#isUnknown;
  }

  addAll(other: ReadTables): void {
    for (const table of other.#tables) this.#tables.add(table);
    this.#isOfProject ||= other.#isOfProject;
    this.#isUnknown ||= other.#isUnknown;
  }

  /** The revision since which the answer holds; undefined where none can tell. */
  lastChange({ revision, tableRevisions }: SeenProject): number | undefined {
    if (this.#isUnknown) return undefined;
    return this.#isOfProject ? revision : lastChangeIn([...this.#tables], tableRevisions);
  }
}
