import type { LogRow } from '#/core/log';
import type { LogWords } from '#/platform/server/database/log/log-words';
import type { StoredRow } from '#/platform/server/database/log/stored-row';
import { type ColumnKind, columnKindsOf } from '#/platform/server/database/schema/column-kinds';
import { nameOfTable } from '#/platform/server/database/schema/tables';

export type Kind = { kind: string; words: LogWords; columns: readonly ColumnKind[] };
export type Kinds = ReadonlyMap<string, Kind>;

/** By the name of their table. */
export function kindsByTable(log: Readonly<Record<string, LogWords>>): Kinds {
  return new Map(
    Object.entries(log).map(([kind, words]) => [
      nameOfTable(words.table),
      { kind, words, columns: columnKindsOf(words.table) },
    ]),
  );
}

/** As the rules know it: by the names of the program. */
export function rowOf(columns: readonly ColumnKind[], stored: StoredRow | null): LogRow | null {
  if (!stored) return null;
  const row: Record<string, string | null> = {};
  for (const { name, sqlName } of columns) row[name] = stored[sqlName] ?? null;
  return row;
}
