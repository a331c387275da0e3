import type { LogRow } from '#/core/log';
import type { Role } from '#/core/rights';
import type { ChangedField } from '#/features/history/shared/logbook/contract';
import { readableValue, wireValue } from '#/features/history/shared/logbook/rules/field-text';
import { sentenceOf } from '#/features/history/shared/logbook/rules/sentence';
import type { ChangeRow } from '#/features/history/shared/logbook/server/line';
import { nameRecords } from '#/features/history/shared/logbook/server/names-store';
import type { Database } from '#/platform/server/database/engine/database';
import { type Kind, type Kinds, rowOf } from '#/platform/server/database/log/logged-kinds';
import type { StoredRow } from '#/platform/server/database/log/stored-row';
import type { ColumnKind } from '#/platform/server/database/schema/column-kinds';

/** Ours alone, in any table. */
const unseen = new Set([
  ...['id', 'projectId', 'userId', 'createdBy', 'invitedBy', 'changedBy', 'confirmedBy', 'exampleProjectId'],
  ...['version', 'revision', 'createdAt', 'updatedAt', 'uploadedAt', 'changedAt', 'removedAt'],
]);

const seenByKind = new WeakMap<Kind, readonly ColumnKind[]>();

/** The columns that people are told of, looked up once for a kind: a page of the log asks for them by the hundred. */
function seenColumns(kind: Kind): readonly ColumnKind[] {
  const known = seenByKind.get(kind);
  if (known) return known;
  const { words, columns } = kind;
  const seen = columns.filter(({ name }) => !unseen.has(name) && !words.hidden?.includes(name));
  seenByKind.set(kind, seen);
  return seen;
}

/** A file is called by its name, not by its key. */
function shownName({ name }: ColumnKind): string {
  return name === 'fileKey' ? 'file' : name;
}

type NamesOf = (target: string, key: string) => string;

async function nameLinks(db: Database, rows: readonly ChangeRow[], kinds: Kinds): Promise<NamesOf> {
  const wanted = new Map<string, Set<string>>();
  for (const { tableName, before, after } of rows) {
    const kind = kinds.get(tableName);
    for (const column of kind ? seenColumns(kind) : []) {
      if (!column.target) continue;
      const keys = wanted.get(column.target) ?? new Set();
      wanted.set(column.target, keys);
      for (const key of [before?.[column.sqlName], after?.[column.sqlName]]) if (key) keys.add(key);
    }
  }
  const found = await nameRecords(db, wanted);
  return (target, key) => found.get(target)?.get(key) ?? 'niet meer te vinden';
}

export type DescribedChange = {
  row: ChangeRow;
  kind: Kind;
  title: string;
  name: string;
  fields: ChangedField[];
};

type Telling = {
  kinds: Kinds;
  labels: Readonly<Record<string, string>>;
  /** What who reads it is in the project. */
  role: Role;
};

/** Changes in words. What no feature speaks of is left out. */
export async function tellChanges(
  db: Database,
  rows: readonly ChangeRow[],
  { kinds, labels, role }: Telling,
): Promise<DescribedChange[]> {
  const nameOf = await nameLinks(db, rows, kinds);
  return rows.flatMap((row) => {
    const kind = kinds.get(row.tableName);
    if (!kind) return [];
    const shown = { ...row, before: conceal(row.before, kind, role), after: conceal(row.after, kind, role) };
    return [tell(shown, kind, nameOf, labels)];
  });
}

/** Without what this reader doesn't see elsewhere either. */
function conceal(stored: StoredRow | null, { words, columns }: Kind, role: Role): StoredRow | null {
  const row = words.conceals && rowOf(columns, stored);
  const names = row && words.conceals?.(row, role);
  if (!stored || !names || names.length === 0) return stored;
  const hidden = columns.flatMap(({ name, sqlName }) => (names.includes(name) ? [[sqlName, null]] : []));
  return { ...stored, ...Object.fromEntries(hidden) };
}

function tell(
  row: ChangeRow,
  kind: Kind,
  nameOf: NamesOf,
  labels: Readonly<Record<string, string>>,
): DescribedChange {
  const { words, columns } = kind;
  const valueIn = (stored: StoredRow | null, { sqlName, target }: ColumnKind) => {
    const text = stored?.[sqlName] ?? null;
    return text !== null && target ? nameOf(target, text) : text;
  };
  const readable = (stored: StoredRow | null): LogRow | null => {
    if (!stored) return null;
    const values: Record<string, string | null> = {};
    for (const column of columns) values[shownName(column)] = valueIn(stored, column);
    return values;
  };
  const fields = seenColumns(kind).flatMap((column) => {
    const same = (row.before?.[column.sqlName] ?? null) === (row.after?.[column.sqlName] ?? null);
    if (same) return [];
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
