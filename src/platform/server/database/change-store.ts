import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/database';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';

export type LastChange = { at: string; by: { id: number; name: string } | null };

/** Who changed a record last, and when. */
export async function findLastChange(
  db: Database,
  tableName: string,
  key: number | string,
): Promise<LastChange | undefined> {
  const [row] = await db
    .select({
      at: changes.at,
      id: users.id,
      name: sql<string>`coalesce(nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), ''), ${users.email}, '')`,
    })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(and(eq(changes.tableName, tableName), eq(changes.recordKey, String(key))))
    .orderBy(desc(changes.id))
    .limit(1);
  return row && { at: row.at, by: row.id === null ? null : { id: row.id, name: row.name } };
}
