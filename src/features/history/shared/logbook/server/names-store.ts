import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { listTables } from '#/platform/server/database/schema/define-table';
import { findColumn, keyColumnOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { selectAll } from '#/platform/server/database/stores/select-all';

const names = ['name', 'title', 'quoteNumber', 'invoiceNumber', 'description'];

/** What records are called that others point at, by their table and key. */
export type RecordNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** In one statement, whatever the number of tables. */
export async function nameRecords(
  db: Database,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<RecordNames> {
  const parts = listTables().flatMap((table) => {
    const tableName = getTableName(table);
    const keys = wanted.get(tableName);
    if (!keys || keys.size === 0) return [];
    const columns = names.flatMap((name) => findColumn(table, name) ?? []);
    const name = sql.join(
      columns.map((column) => sql`nullif(${column}, '')`),
      sql`, `,
    );
    return db
      .select({
        tableName: sql<string>`${sql.raw(`'${tableName}'`)}`,
        key: sql<string>`${keyColumnOf(table)}::text`,
        name: sql<string | null>`coalesce(${name})`,
      })
      .from(table)
      .where(isAnyOf(keyColumnOf(table), [...keys]));
  });
  const found = new Map<string, Map<string, string>>();
  for (const { tableName, key, name } of await selectAll(parts)) {
    if (!name) continue;
    found.set(tableName, (found.get(tableName) ?? new Map<string, string>()).set(key, name));
  }
  return found;
}
