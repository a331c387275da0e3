import { and, count, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import type { Act } from '#/features/history/shared/logbook/rules/steps';
import { startOf } from '#/features/history/shared/logbook/server/lines-store';
import { isOf, type ToldKinds } from '#/features/history/shared/logbook/server/told-kinds-store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { changes } from '#/platform/server/database/schema/changes';

/** As many as a step back or on looks through. */
const mostActs = 1_000;
/** Among so many lines it is nearly always found. */
const fewLines = 50;

type ListedAct = Act & { lineId: number; count: number };
type Asked = { projectId: number; userId: number; from: Day };

function selectActs(db: Database, among: SQL | undefined) {
  const isOfKind = isOf(sql.placeholder('tables'));
  return db
    .select({
      act: changes.act,
      undoes: sql<number | null>`max(${changes.undoes})`.mapWith(changes.undoes),
      isOwn: sql<boolean>`coalesce(bool_and(${eq(changes.userId, sql.placeholder('userId'))}), false)`,
      isOnlyOfKind: sql<boolean>`bool_and(${isOfKind})`,
      lineId: sql<number>`max(${changes.id})`.mapWith(changes.id),
      count: count(),
    })
    .from(changes)
    .where(
      and(
        eq(changes.projectId, sql.placeholder('projectId')),
        sql`${changes.at} >= ${startOf(sql.placeholder('from'))}`,
        among,
      ),
    )
    .groupBy(changes.act)
    .having(sql`bool_or(${isOfKind})`)
    .orderBy(desc(changes.act))
    .limit(mostActs);
}

const ofDay = prepareOnce((db) => selectActs(db, undefined));

/** Lines have higher numbers than their act: from a line on, all acts of higher numbers are there whole. */
const latest = prepareOnce((db) => {
  const first = db
    .select({ id: changes.id })
    .from(changes)
    .where(eq(changes.projectId, sql.placeholder('projectId')))
    .orderBy(desc(changes.id))
    .offset(fewLines - 1)
    .limit(1);
  const firstId = sql`coalesce((${first}), 0)`;
  return selectActs(db, and(gte(changes.id, firstId), gte(changes.act, firstId)));
});

/** What was done to records of these kinds from a day on, the last first. */
export async function listActs(
  db: Database,
  asked: Asked,
  { tables }: ToldKinds,
  { isLatest }: { isLatest: boolean },
): Promise<ListedAct[]> {
  return (isLatest ? latest : ofDay)(db).execute({ ...asked, tables });
}
