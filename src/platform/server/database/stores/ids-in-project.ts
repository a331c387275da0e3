import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Which of these are records of the project now: one in the trash is not. */
export async function findIdsInProject(
  db: Database,
  table: PgTable & { id: PgColumn; projectId: PgColumn },
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.projectId, projectId), isAnyOf(table.id, ids)));
  return new Set(rows.map(({ id }) => id as number));
}
