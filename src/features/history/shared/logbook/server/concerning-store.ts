import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ChangeRow, line, readLines } from '#/features/history/shared/logbook/server/line-store';
import { isOf, isTold, type ToldKinds } from '#/features/history/shared/logbook/server/told-kinds-store';
import type { Database } from '#/platform/server/database/engine/database';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** The lines that concerned somebody before, and the last that was looked at then. */
type Known = { lineIds: readonly number[]; lastLine: number };
export type Concerned = { projectId: number; userId: number; isOwner: boolean; known?: Known | undefined };
type Concerning = {
  kinds: ToldKinds;
  /** Of which the owner wants to know when others add one. */
  brought: ToldKinds;
  days: number;
};

const mostConcerning = 100;

/** What others did in the last days to what somebody made, and for the owner what others brought; the newest first. */
export async function listConcerning(
  db: Database,
  { projectId, userId, isOwner, known }: Concerned,
  { kinds, brought, days }: Concerning,
): Promise<ChangeRow[]> {
  const made = (side: PgColumn, column: string) =>
    sql`${side} ->> ${sql.raw(`'${column}'`)} = ${String(userId)}`;
  const joined = sql`(${changes.tableName} = 'collaborators' and ${made(changes.after, 'invited_by')}
    and ${changes.after} ->> 'status' = 'accepted' and ${changes.before} ->> 'status' = 'pending')`;
  const isBrought = and(eq(changes.action, 'add'), isOf(brought.tables));
  const isOfOther = and(
    ne(changes.userId, userId),
    or(
      made(changes.before, 'created_by'),
      made(changes.after, 'created_by'),
      joined,
      isOwner ? isBrought : undefined,
    ),
  );
  /** Of somebody with a link and no account. */
  const isFromOutside = and(isNull(changes.userId), isOf(brought.tables));
  const isOfProject = eq(changes.projectId, projectId);
  // What didn't concern anybody then doesn't now: a long log is looked through once.
  const isLooked =
    known && or(isAnyOf(changes.id, known.lineIds), and(isOfProject, sql`${changes.id} > ${known.lastLine}`));
  const rows = await db
    .select(line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(
      and(
        isOfProject,
        isLooked,
        sql`${changes.at} > now() - make_interval(days => ${days})`,
        isOf(kinds.tables),
        or(isOfOther, isOwner ? isFromOutside : undefined),
        isTold(kinds.unseen),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(mostConcerning);
  return readLines(rows);
}
