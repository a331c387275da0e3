import type { Kind, Kinds } from '#/platform/server/database/log/logged-kinds';
import type { StoredRow } from '#/platform/server/database/log/stored-row';
import { linksOf, nameOfTable, sqlNameOf } from '#/platform/server/database/schema/tables';

type Table = Kind['words']['table'];
type Done = { table: Table; key: string; before: StoredRow | null; after: StoredRow | null };

/** What an act did, in parts that don't point at each other; one part where its kinds are undone together. */
export function partsOf<Record extends Done>(records: readonly Record[], kinds: Kinds): Record[][] {
  const isApart = records.some(({ table }) => kinds.get(nameOfTable(table))?.words.isUndoneApart);
  return isApart ? separate(records) : [[...records]];
}

function separate<Record extends Done>(records: readonly Record[]): Record[][] {
  const partOf = new Map<string, Record[]>();
  for (const record of records) partOf.set(nameOf(record.table, record.key), [record]);
  for (const record of records) {
    for (const target of targetsOf(record)) {
      const [own, other] = [partOf.get(nameOf(record.table, record.key)), partOf.get(target)];
      if (!own || !other || own === other) continue;
      own.push(...other);
      for (const each of other) partOf.set(nameOf(each.table, each.key), own);
    }
  }
  return [...new Set(partOf.values())];
}

function nameOf(table: Table, key: string): string {
  return `${nameOfTable(table)} ${key}`;
}

function targetsOf({ table, before, after }: Done): string[] {
  return linksOf(table).flatMap(({ target, column }) =>
    [before, after].flatMap((row) => {
      const key = row?.[sqlNameOf(column)];
      return key ? [nameOf(target, key)] : [];
    }),
  );
}
