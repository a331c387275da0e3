import { isDeepStrictEqual } from 'node:util';
import type { QueryResult } from 'pg';
import { BoundedCache } from '#/platform/server/bounded-cache';
import { freeze } from '#/platform/server/database/engine/freeze';
import type { SeenProject } from '#/platform/server/database/engine/read-tables';
import { bytesOfRows } from '#/platform/server/database/engine/row-bytes';
import { type Reading, readingOf } from '#/platform/server/database/engine/statement-tables';
import { lastChangeIn } from '#/platform/server/database/log/table-revisions';

type Settings = {
  /** Whether what is kept is held against a fresh answer. */
  checked: boolean;
  /** The revision of a project at this moment. */
  revisionOf: (projectId: number) => Promise<number | undefined>;
};

type Rows = Pick<QueryResult, 'rows' | 'rowCount'>;
type Kept = { rows: Rows; at: number };
export type Statement = { text: string; rowMode?: string | undefined; values?: unknown[] | undefined };

const bounds = { mostBytes: 16 * 1_048_576, mostEntries: 20_000 };
/** Texts that are put together anew each time must not pile up. */
const mostTexts = 2_000;
const asksForOrder = /\border by\b/i;

/**
 * What the database answered to reads in a project, for as long as nothing changed in the tables that the statement
 * names: after a change only what it is about is asked again. The revisions come from the database with each request, so
 * that processes agree.
 */
export class StatementCache {
  readonly #settings: Settings;
  readonly #kept = new BoundedCache<Kept>({
    ...bounds,
    bytesOf: ({ rows }, most) => bytesOfRows(rows.rows, most),
  });
  readonly #readings = new Map<string, { id: number; reading: Reading | undefined }>();
  #texts = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get size(): { statements: number; bytes: number } {
    return { statements: this.#kept.size, bytes: this.#kept.bytes };
  }

  /** Which tables it reads; undefined where its answer is never kept. */
  readingOf(text: string): Reading | undefined {
    return this.#known(text).reading;
  }

  /** `isPersonal`: of a read that also shows what raises no revision. Of contacts and people only what is in papers does. */
  async answer<T>(
    statement: Statement,
    { seen, isPersonal }: { seen: SeenProject; isPersonal: boolean },
    ask: () => Promise<T>,
  ): Promise<T> {
    const { id, reading } = this.#known(statement.text);
    if (!reading || (reading.isOfProject && isPersonal)) return ask();
    const at = reading.isOfProject ? seen.revision : lastChangeIn(reading.tables, seen.tableRevisions);
    const key = `${seen.projectId} ${id} ${statement.rowMode ?? ''} ${JSON.stringify(statement.values, writable)}`;
    const known = this.#kept.find(key);
    if (known?.at === at) {
      if (this.#settings.checked) await this.#check(statement, seen, known, ask);
      return known.rows as T;
    }
    const fresh = (await ask()) as Rows;
    const kept = { rows: fresh.rows, rowCount: fresh.rowCount };
    if (this.#settings.checked) freeze(kept.rows);
    // Somebody who came later may have been quicker.
    if ((this.#kept.find(key)?.at ?? -1) < at) this.#kept.set(key, { rows: kept, at });
    return fresh as T;
  }

  #known(text: string): { id: number; reading: Reading | undefined } {
    const known = this.#readings.get(text);
    if (known) return known;
    if (this.#readings.size >= mostTexts) this.#readings.clear();
    this.#texts += 1;
    const made = { id: this.#texts, reading: readingOf(text) };
    this.#readings.set(text, made);
    return made;
  }

  /** While developing and in tests, so that a change which raises no revision is found by whoever reads after it. */
  async #check(
    { text }: Statement,
    { projectId, revision }: SeenProject,
    { rows }: Kept,
    ask: () => Promise<unknown>,
  ): Promise<void> {
    const fresh = (await ask()) as Rows;
    if (isSame(text, fresh.rows, rows.rows)) return;
    if ((await this.#settings.revisionOf(projectId)) !== revision) return;
    throw new Error(
      `what was kept of a statement at revision ${revision} is no longer so: a change in one of its tables raises no revision, or not that table's: ${text}`,
    );
  }
}

/** A statement that asks for no order is answered in any: PostgreSQL looks for another way once it has counted rows. */
function isSame(text: string, fresh: readonly unknown[], kept: readonly unknown[]): boolean {
  if (isDeepStrictEqual(fresh, kept)) return true;
  return !asksForOrder.test(text) && isDeepStrictEqual(inOneOrder(fresh), inOneOrder(kept));
}

function inOneOrder(rows: readonly unknown[]): string[] {
  return rows.map((row) => JSON.stringify(row, writable)).sort();
}

function writable(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
