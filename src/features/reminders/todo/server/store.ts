import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { todosAside } from '#/features/reminders/todo/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import type { Actor } from '#/platform/server/identity/access';

/** More than anybody looks through. */
const mostAside = 500;
const tooMany = `U zette hier al ${mostAside} dingen opzij. Haal er eerst terug.`;

const asideQuery = prepareOnce((db) =>
  db
    .select({ key: todosAside.key, until: todosAside.until })
    .from(todosAside)
    .where(
      and(
        eq(todosAside.userId, sql.placeholder('userId')),
        eq(todosAside.asideOf, sql.placeholder('projectId')),
        gte(todosAside.until, sql.placeholder('today')),
      ),
    ),
);

function ownOf({ userId, projectId }: Actor) {
  return and(eq(todosAside.userId, userId), eq(todosAside.asideOf, projectId));
}

/** Through which day, by key; what has come back is not in it. */
export async function listAside(
  db: Database,
  { userId, projectId }: Actor,
  today: Day,
): Promise<ReadonlyMap<string, Day>> {
  const rows = await asideQuery(db).execute({ userId, projectId, today });
  return new Map(rows.map(({ key, until }) => [key, until]));
}

type Aside = { key: string; until: Day | null };

/** In a transaction. */
export async function setAside(tx: Database, actor: Actor, { key, until }: Aside, today: Day): Promise<void> {
  await tx.delete(todosAside).where(and(ownOf(actor), lt(todosAside.until, today)));
  if (until === null || until < today) {
    await tx.delete(todosAside).where(and(ownOf(actor), eq(todosAside.key, key)));
    return;
  }
  const others = await tx.$count(todosAside, and(ownOf(actor), ne(todosAside.key, key)));
  if (others >= mostAside) throw new AppError('invalid', tooMany);
  await tx
    .insert(todosAside)
    .values({ userId: actor.userId, asideOf: actor.projectId, key, until })
    .onConflictDoUpdate({
      target: [todosAside.userId, todosAside.asideOf, todosAside.key],
      set: { until },
    });
}

/** All that somebody set aside, for who takes their data along. */
export async function listAllAside(db: Database, userId: number) {
  return db
    .select({
      projectId: todosAside.asideOf,
      key: todosAside.key,
      until: todosAside.until,
      setAt: todosAside.setAt,
    })
    .from(todosAside)
    .where(eq(todosAside.userId, userId))
    .orderBy(asc(todosAside.asideOf), asc(todosAside.key));
}
