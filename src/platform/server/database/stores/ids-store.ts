import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { findColumn, findTable, keyColumnOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

function prepareFor(tableName: string) {
  const table = findTable(tableName);
  const project = table && findColumn(table, 'projectId');
  if (!table || !project) throw new Error(`no table '${tableName}' of things in a project`);
  const key = keyColumnOf(table);
  return prepareOnce((db) =>
    db
      .select({ id: key })
      .from(table)
      .where(and(eq(project, sql.placeholder('projectId')), isAnyOf(key, sql.placeholder('ids')))),
  );
}

const prepared = new Map<string, ReturnType<typeof prepareFor>>();

function queryOf(tableName: string): ReturnType<typeof prepareFor> {
  const known = prepared.get(tableName);
  if (known) return known;
  const made = prepareFor(tableName);
  prepared.set(tableName, made);
  return made;
}

/** Which of these are records of the project now: one in the trash is not. */
export async function findIds(
  db: Database,
  tableName: string,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const query = queryOf(tableName);
  if (ids.length === 0) return new Set();
  const rows = await query(db).execute({ projectId, ids: [...new Set(ids)] });
  return new Set(rows.map(({ id }) => Number(id)));
}

/** What a column points at without a foreign key, in a select of several tables: null while that is in the trash. */
export function presentId(tableName: string, column: PgColumn): SQL<number | null> {
  return sql<
    number | null
  >`(select there.id from ${sql.identifier(tableName)} as there where there.id = ${column})`;
}
