import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { readNews } from '#/features/reminders/news/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { changes } from '#/platform/server/database/schema/changes';
import { projects } from '#/platform/server/database/schema/projects';
import { memberProjectIds } from '#/platform/server/database/stores/access-store';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Who works in more hears of the ones that were last changed. */
const mostProjects = 20;
/** Longer than anything is told. */
const keptDays = 200;

export type Place = {
  id: number;
  name: string;
  revision: number;
  lastLine: number;
  isOwner: boolean;
  /** Whether anybody else did something since the line that was given; true where none was. */
  isChangedByOthers: boolean;
};

const user = sql.placeholder('userId');
// By name: from one table alone columns lose theirs.
const given = sql`((select ${sql.placeholder('lines')}::jsonb) ->> ${projects}."id"::text)::bigint`;

const ofUser = prepareOnce((db) =>
  db
    .select({
      id: projects.id,
      name: projects.name,
      revision: projects.revision,
      lastLine: sql<number>`coalesce((
        select max(${changes}."id") from ${changes} where ${changes}."project_id" = ${projects}."id"
      ), 0)`.mapWith(changes.id),
      isOwner: sql<boolean>`${projects.userId} = ${user}`,
      isChangedByOthers: sql<boolean>`case when ${given} is null then true else exists (
        select 1 from ${changes} where ${changes}."project_id" = ${projects}."id"
        and ${changes}."id" > ${given} and ${changes}."user_id" is distinct from ${user}
      ) end`,
    })
    .from(projects)
    .where(inArray(projects.id, memberProjectIds(db, user)))
    .orderBy(desc(projects.updatedAt), desc(projects.id))
    .limit(mostProjects),
);

/** With a line of the log of some of them, by project. */
export function listProjects(
  db: Database,
  userId: number,
  lines: ReadonlyMap<number, number>,
): Promise<Place[]> {
  return ofUser(db).execute({ userId, lines: JSON.stringify(Object.fromEntries(lines)) });
}

export async function listRead(
  db: Database,
  userId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: readNews.key })
    .from(readNews)
    .where(and(eq(readNews.userId, userId), isAnyOf(readNews.key, [...keys])));
  return new Set(rows.map(({ key }) => key));
}

export async function markRead(tx: Database, userId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(readNews)
    .values([...new Set(keys)].map((key) => ({ userId, key })))
    .onConflictDoNothing();
}

export async function removeOldReads(db: Database): Promise<number> {
  const removed = await db
    .delete(readNews)
    .where(lt(readNews.readAt, sql`now() - make_interval(days => ${keptDays})`))
    .returning({ key: readNews.key });
  return removed.length;
}
