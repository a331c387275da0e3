import { isDeepStrictEqual } from 'node:util';
import type { QueryResult } from 'pg';
import { BoundedCache } from '#/platform/server/bounded-cache';
import { isAlike } from '#/platform/server/database/engine/alike';
import { freeze } from '#/platform/server/database/engine/freeze';
import type { SeenProject } from '#/platform/server/database/engine/read-tables';
import { bytesOfRows } from '#/platform/server/database/engine/row-bytes';
import { type Mark, newMark } from '#/platform/server/database/engine/sources';
import { type Reading, readingOf } from '#/platform/server/database/engine/statement-tables';
import { lastChangeIn } from '#/platform/server/database/log/table-revisions';

type Settings = {
  /** Whether what is kept is held against a fresh answer. */
  checked: boolean;
  /** The revision of a project at this moment. */
  revisionOf: (projectId: number) => Promise<number | undefined>;
};

type Rows = Pick<QueryResult, 'rows' | 'rowCount'>;
type Kept = { rows: Rows; at: number; mark: number };
/** Rows with their mark. */
export type Marked<T> = { value: T; mark: Mark };
export type Statement = { text: string; rowMode?: string | undefined; values?: unknown[] | undefined };

const bounds = { mostBytes: 12 * 1_048_576, mostEntries: 20_000 };
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

  /** Short, whatever the text. */
  keyOf({ text, rowMode = '', values }: Statement): string {
    return `${this.#known(text).id} ${rowMode} ${JSON.stringify(values, writable)}`;
  }

  /** `isPersonal`: of a read that also shows what raises no revision. Of contacts and people only what is in papers does. */
  async answer<T>(
    statement: Statement,
    { seen, isPersonal }: { seen: SeenProject; isPersonal: boolean },
    ask: () => Promise<T>,
  ): Promise<Marked<T>> {
    const { reading } = this.#known(statement.text);
    if (!reading || (reading.isOfProject && isPersonal)) return { value: await ask(), mark: undefined };
    const at = reading.isOfProject ? seen.revision : lastChangeIn(reading.tables, seen.tableRevisions);
    const key = `${seen.projectId} ${this.keyOf(statement)}`;
    const known = this.#kept.find(key);
    if (known?.at === at) {
      if (this.#settings.checked) await this.#check(statement, seen, known, ask);
      return { value: known.rows as T, mark: known.mark };
    }
    const { rows, rowCount } = (await ask()) as Rows;
    // Somebody who came later may have been quicker.
    const latest = this.#kept.find(key);
    if (latest && isAlike(latest.rows.rows, rows)) {
      latest.at = Math.max(latest.at, at);
      return { value: latest.rows as T, mark: latest.mark };
    }
    const kept = { rows: { rows, rowCount }, at, mark: newMark() };
    if (this.#settings.checked) freeze(kept.rows);
    if ((latest?.at ?? -1) < at) this.#kept.set(key, kept);
    return { value: kept.rows as T, mark: kept.mark };
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
