import type { LogRow } from '#/core/log';
import type { Role } from '#/core/rights';
import type { ChangedField } from '#/features/history/shared/logbook/contract';
import { readableValue, wireValue } from '#/features/history/shared/logbook/rules/field-text';
import { sentenceOf } from '#/features/history/shared/logbook/rules/sentence';
import type { ChangeRow } from '#/features/history/shared/logbook/server/line-store';
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

const notFound = 'niet meer te vinden';

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
  return (target, key) => found.get(target)?.get(key) ?? notFound;
}

export type DescribedChange = {
  row: ChangeRow;
  kind: Kind;
  title: string;
  name: string;
  fields: ChangedField[];
};

/** A line as its reader may see it. */
type Shown = Pick<DescribedChange, 'row' | 'kind'>;

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
  const shown = rows.flatMap((row): Shown[] => {
    const kind = kinds.get(row.tableName);
    if (!kind) return [];
    const [before, after] = [conceal(row.before, kind, role), conceal(row.after, kind, role)];
    return [{ row: { ...row, before, after }, kind }];
  });
  const asking = new Set<Shown>();
  const told = shown.map((each) => {
    const ask = () => {
      asking.add(each);
      return notFound;
    };
    return tell(each, ask, labels);
  });
  // Few lines say what they point at: names are looked up for those alone, which are then told once more.
  if (asking.size === 0) return told;
  const nameOf = await nameLinks(
    db,
    [...asking].map(({ row }) => row),
    kinds,
  );
  return shown.map((each, at) => (asking.has(each) ? undefined : told[at]) ?? tell(each, nameOf, labels));
}

/** Without what this reader doesn't see elsewhere either. */
function conceal(stored: StoredRow | null, { words, columns }: Kind, role: Role): StoredRow | null {
  const row = words.conceals && rowOf(columns, stored);
  const names = row && words.conceals?.(row, role);
  if (!stored || !names || names.length === 0) return stored;
  const hidden = columns.flatMap(({ name, sqlName }) => (names.includes(name) ? [[sqlName, null]] : []));
  return { ...stored, ...Object.fromEntries(hidden) };
}

const shownByKind = new WeakMap<Kind, ReadonlyMap<string, ColumnKind>>();

/** The columns of a kind by what words call them. */
function shownColumns(kind: Kind): ReadonlyMap<string, ColumnKind> {
  const known = shownByKind.get(kind);
  if (known) return known;
  const shown = new Map(kind.columns.map((column) => [shownName(column), column]));
  shownByKind.set(kind, shown);
  return shown;
}

/** As words read it: only what they look at is looked up, and what a link points at called by its name. */
function readable(stored: StoredRow | null, kind: Kind, nameOf: NamesOf): LogRow | null {
  if (!stored) return null;
  const columns = shownColumns(kind);
  const lookUp = (name: string | symbol) => {
    const column = typeof name === 'string' ? columns.get(name) : undefined;
    return column && valueIn(stored, column, nameOf);
  };
  return new Proxy<LogRow>(
    {},
    {
      get: (_, name) => lookUp(name),
      has: (_, name) => typeof name === 'string' && columns.has(name),
      ownKeys: () => [...columns.keys()],
      getOwnPropertyDescriptor: (_, name) => {
        const value = lookUp(name);
        return value === undefined ? undefined : { value, enumerable: true, configurable: true };
      },
    },
  );
}

function valueIn(stored: StoredRow | null, { sqlName, target }: ColumnKind, nameOf: NamesOf): string | null {
  const text = stored?.[sqlName] ?? null;
  return text !== null && target ? nameOf(target, text) : text;
}

function tell(
  { row, kind }: Shown,
  nameOf: NamesOf,
  labels: Readonly<Record<string, string>>,
): DescribedChange {
  const { words } = kind;
  const fields = seenColumns(kind).flatMap((column) => {
    const { sqlName, holds } = column;
    if ((row.before?.[sqlName] ?? null) === (row.after?.[sqlName] ?? null)) return [];
    const name = shownName(column);
    const word = words.values?.[name];
    const text = (value: string | null) =>
      value !== null && word ? word(value) || null : readableValue(holds, value);
    const [before, after] = [valueIn(row.before, column, nameOf), valueIn(row.after, column, nameOf)];
    return [
      {
        ...{ name, label: labels[column.name] ?? name },
        ...{ before: wireValue(holds, before), after: wireValue(holds, after) },
        ...{ beforeText: text(before), afterText: text(after) },
      },
    ];
  });
  const [before, after] = [readable(row.before, kind, nameOf), readable(row.after, kind, nameOf)];
  const known = after ?? before;
  const title = sentenceOf(words, {
    who: row.userId === null ? null : (row.userName ?? ''),
    ...{ action: row.action, before, after, changed: fields },
  });
  return { row, kind, title, name: known ? words.name(known) : words.any, fields };
}
