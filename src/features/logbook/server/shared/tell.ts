import type { LogRow } from '#/core/log';
import type { ChangedField } from '#/features/logbook/contract';
import { readableValue, wireValue } from '#/features/logbook/rules/field-text';
import { sentenceOf } from '#/features/logbook/rules/sentence';
import { type ChangeRow, nameRecords, type StoredRow } from '#/features/logbook/server/store';
import { type ColumnKind, columnKindsOf } from '#/platform/server/database/column-kinds';
import type { Database } from '#/platform/server/database/database';
import type { LogWords } from '#/platform/server/database/log-words';
import { nameOfTable } from '#/platform/server/database/tables';
import type { Services } from '#/platform/server/services';

/** Ours alone, in any table. */
const unseen = new Set([
  ...['id', 'projectId', 'userId', 'createdBy', 'invitedBy', 'changedBy', 'confirmedBy', 'exampleProjectId'],
  ...['version', 'revision', 'createdAt', 'updatedAt', 'uploadedAt', 'changedAt', 'removedAt'],
]);

export type Kind = { kind: string; words: LogWords; columns: readonly ColumnKind[] };
export type Kinds = ReadonlyMap<string, Kind>;

/** By the name of their table. */
export function kindsByTable(log: Services['log']): Kinds {
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
  return Object.fromEntries(columns.map(({ name, sqlName }) => [name, stored[sqlName] ?? null]));
}

function isSeen({ words }: Kind, { name }: ColumnKind): boolean {
  return !unseen.has(name) && !words.hidden?.includes(name);
}

/** A file is called by its name, not by its key. */
function shownName({ name }: ColumnKind): string {
  return name === 'fileKey' ? 'file' : name;
}

type NamesOf = (target: string, key: string) => string;

/** One query for each table that something points at, whatever the number of changes. */
async function nameLinks(db: Database, rows: readonly ChangeRow[], kinds: Kinds): Promise<NamesOf> {
  const wanted = new Map<string, Set<string>>();
  for (const { tableName, before, after } of rows) {
    const kind = kinds.get(tableName);
    for (const column of kind?.columns ?? []) {
      if (!kind || !column.target || !isSeen(kind, column)) continue;
      const keys = wanted.get(column.target) ?? new Set();
      wanted.set(column.target, keys);
      for (const key of [before?.[column.sqlName], after?.[column.sqlName]]) if (key) keys.add(key);
    }
  }
  const found = new Map<string, Map<string, string>>();
  for (const [target, keys] of wanted) found.set(target, await nameRecords(db, target, [...keys]));
  return (target, key) => found.get(target)?.get(key) ?? 'niet meer te vinden';
}

type Told = { row: ChangeRow; kind: Kind; title: string; name: string; fields: ChangedField[] };

/** Changes in words. What no feature speaks of is left out. */
export async function tellChanges(
  db: Database,
  rows: readonly ChangeRow[],
  kinds: Kinds,
  labels: Readonly<Record<string, string>>,
): Promise<Told[]> {
  const nameOf = await nameLinks(db, rows, kinds);
  return rows.flatMap((row) => {
    const kind = kinds.get(row.tableName);
    return kind ? [tell(row, kind, nameOf, labels)] : [];
  });
}

function tell(row: ChangeRow, kind: Kind, nameOf: NamesOf, labels: Readonly<Record<string, string>>): Told {
  const { words, columns } = kind;
  const valueIn = (stored: StoredRow | null, { sqlName, target }: ColumnKind) => {
    const text = stored?.[sqlName] ?? null;
    return text !== null && target ? nameOf(target, text) : text;
  };
  const readable = (stored: StoredRow | null): LogRow | null =>
    stored && Object.fromEntries(columns.map((column) => [shownName(column), valueIn(stored, column)]));
  const fields = columns.flatMap((column) => {
    const same = (row.before?.[column.sqlName] ?? null) === (row.after?.[column.sqlName] ?? null);
    if (same || !isSeen(kind, column)) return [];
    const name = shownName(column);
    const side = (stored: StoredRow | null) => valueIn(stored, column);
    const word = words.values?.[name];
    const text = (value: string | null) =>
      value !== null && word ? word(value) || null : readableValue(column.holds, value);
    const [before, after] = [side(row.before), side(row.after)];
    return [
      {
        ...{ name, label: labels[column.name] ?? name },
        ...{ before: wireValue(column.holds, before), after: wireValue(column.holds, after) },
        ...{ beforeText: text(before), afterText: text(after) },
      },
    ];
  });
  const [before, after] = [readable(row.before), readable(row.after)];
  const known = after ?? before;
  const title = sentenceOf(words, {
    who: row.userId === null ? null : (row.userName ?? ''),
    ...{ action: row.action, before, after, changed: fields },
  });
  return { row, kind, title, name: known ? words.name(known) : words.any, fields };
}
