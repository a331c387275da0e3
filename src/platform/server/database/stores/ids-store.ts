import { and, eq } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { findColumn, findTable, keyColumnOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Which of these are records of the project now: one in the trash is not. */
export async function findIds(
  db: Database,
  tableName: string,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const table = findTable(tableName);
  const project = table && findColumn(table, 'projectId');
  if (!table || !project) throw new Error(`no table '${tableName}' of things in a project`);
  if (ids.length === 0) return new Set();
  const key = keyColumnOf(table);
  const rows = await db
    .select({ id: key })
    .from(table)
    .where(and(eq(project, projectId), isAnyOf(key, [...new Set(ids)])));
  return new Set(rows.map(({ id }) => Number(id)));
}
