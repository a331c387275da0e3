import type { LogRow } from '#/core/log';
import type { LogWords } from '#/platform/server/database/log/log-words';
import type { StoredRow } from '#/platform/server/database/log/stored-row';
import { type ColumnKind, columnKindsOf } from '#/platform/server/database/schema/column-kinds';
import { derivedColumnsOf, nameOfTable } from '#/platform/server/database/schema/tables';

export type Kind = {
  kind: string;
  words: LogWords;
  columns: readonly ColumnKind[];
  /** As the database calls them: undoing leaves these columns alone. */
  derived: ReadonlySet<string>;
};
export type Kinds = ReadonlyMap<string, Kind>;

/** By the name of their table. */
export function kindsByTable(log: Readonly<Record<string, LogWords>>): Kinds {
  return new Map(
    Object.entries(log).map(([kind, words]) => [
      nameOfTable(words.table),
      {
        ...{ kind, words, columns: columnKindsOf(words.table) },
        derived: new Set(derivedColumnsOf(words.table)),
      },
    ]),
  );
}

type Mapped = { columns: readonly ColumnKind[]; row: LogRow };

/** Many ask for the same: the log to name it, the rules once for each line that would be undone. */
const mapped = new WeakMap<StoredRow, Mapped>();

/** As the rules know it: by the names of the program. */
export function rowOf(columns: readonly ColumnKind[], stored: StoredRow | null): LogRow | null {
  if (!stored) return null;
  const known = mapped.get(stored);
  if (known?.columns === columns) return known.row;
  const row: Record<string, string | null> = {};
  for (const { name, sqlName } of columns) row[name] = stored[sqlName] ?? null;
  mapped.set(stored, { columns, row });
  return row;
}
