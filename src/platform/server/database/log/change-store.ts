import { and, desc, eq, getTableName, or, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LogRow } from '#/core/log';
import type { Database } from '#/platform/server/database/engine/database';
import { rowOf } from '#/platform/server/database/log/logged-kinds';
import { asTexts } from '#/platform/server/database/log/stored-row';
import { changes } from '#/platform/server/database/schema/changes';
import { columnKindsOf } from '#/platform/server/database/schema/column-kinds';
import { users } from '#/platform/server/database/schema/people';
import { collaborators } from '#/platform/server/database/schema/projects';

export type LastChange = { at: string; by: { id: number; name: string } | null };

export const nameOfPerson = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.email}, '')`;

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
      name: nameOfPerson,
    })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(and(eq(changes.tableName, tableName), eq(changes.recordKey, String(key))))
    .orderBy(desc(changes.id))
    .limit(1);
  return row && { at: row.at, by: row.id === null ? null : { id: row.id, name: row.name } };
}

/** A record as it was in a version; nothing where the details of the log have been kept long enough. */
export async function findLoggedVersion(
  db: Database,
  table: PgTable,
  key: number,
  version: number,
): Promise<LogRow | null> {
  const [row] = await db
    .select({ after: asTexts(changes.after) })
    .from(changes)
    .where(
      and(
        eq(changes.tableName, getTableName(table)),
        eq(changes.recordKey, String(key)),
        sql`${changes.after} ->> 'version' = ${String(version)}`,
      ),
    )
    .orderBy(desc(changes.id))
    .limit(1);
  return rowOf(columnKindsOf(table), row?.after ?? null);
}

/** The address of who left, in what the log holds of their memberships and invitations. Their id leaves by itself. */
export async function forgetPerson(
  tx: Database,
  { id, email }: { id: number; email: string | null },
): Promise<void> {
  const isTheirs = (side: PgColumn) =>
    sql`(${side} ->> 'user_id' = ${String(id)} or lower(${side} ->> 'email') = lower(${email}::text))`;
  const without = (side: PgColumn) =>
    sql`case when ${isTheirs(side)} then ${side} || '{"email": null, "user_id": null}' else ${side} end`;
  await tx
    .update(changes)
    .set({ before: without(changes.before), after: without(changes.after) })
    .where(
      and(
        eq(changes.tableName, getTableName(collaborators)),
        or(isTheirs(changes.before), isTheirs(changes.after)),
      ),
    );
}
