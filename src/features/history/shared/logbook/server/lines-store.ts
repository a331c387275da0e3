import { and, desc, eq, gte, inArray, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '#/core/day';
import { pageSize } from '#/features/history/shared/logbook/contract';
import { type ChangeRow, line, readLines } from '#/features/history/shared/logbook/server/line-store';
import { isOf, isTold, type ToldKinds } from '#/features/history/shared/logbook/server/told-kinds-store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';

export type LogFilter = {
  before?: number | undefined;
  record?: string | undefined;
  by?: number | undefined;
  from?: Day | undefined;
  until?: Day | undefined;
};

/** The beginning of a day in Belgium. */
export function startOf(day: Day | Placeholder): SQL {
  return sql`(${day}::date::timestamp at time zone 'Europe/Brussels')`;
}

/**
 * A limit that limits nothing: lines are put in order by their ids alone, and what they say is looked at from there until
 * the page is full. Otherwise it may be looked at in every line there is.
 */
const anyNumber = 1_000_000_000;

function selectPage(db: Database, { among, shown }: Record<'among' | 'shown', SQL | undefined>) {
  const latest = db
    .select({ id: changes.id })
    .from(changes)
    .where(among)
    .orderBy(desc(changes.id))
    .limit(anyNumber)
    .as('latest');
  // First which lines, then what they say: otherwise every line of the project is written out to be sorted.
  const page = db
    .select({ id: latest.id })
    .from(latest)
    .innerJoin(changes, eq(changes.id, latest.id))
    .where(shown)
    .orderBy(desc(latest.id))
    .limit(pageSize);
  return db
    .select(line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(inArray(changes.id, page))
    .orderBy(desc(changes.id));
}

/** Among all lines nothing is asked but their ids, which come in order from an index: any other question has them sorted. */
const ofAny = prepareOnce((db) =>
  selectPage(db, {
    among: and(
      eq(changes.projectId, sql.placeholder('projectId')),
      lt(changes.id, sql.placeholder('before')),
    ),
    shown: and(isOf(sql.placeholder('tables')), isTold(sql.placeholder('unseen'))),
  }),
);

/** Of all kinds where none are given. */
export async function listChanges(
  db: Database,
  projectId: number,
  { all, chosen = all }: { all: ToldKinds; chosen?: ToldKinds | undefined },
  { before = Number.MAX_SAFE_INTEGER, record, by, from, until }: LogFilter,
): Promise<ChangeRow[]> {
  const isNarrow = chosen !== all || [record, by, from, until].some((each) => each !== undefined);
  if (!isNarrow) return readLines(await ofAny(db).execute({ projectId, before, ...all }));
  const among = and(
    eq(changes.projectId, projectId),
    isOf(chosen.tables),
    lt(changes.id, before),
    record === undefined ? undefined : eq(changes.recordKey, record),
    by === undefined ? undefined : eq(changes.userId, by),
    from && gte(changes.at, startOf(from)),
    until && lt(changes.at, startOf(addDays(until, 1))),
  );
  return readLines(await selectPage(db, { among, shown: isTold(chosen.unseen) }));
}

const byId = prepareOnce((db) =>
  db
    .select(line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(sql`${changes.id} = any(${sql.placeholder('ids')}::bigint[])`),
);

export async function listLines(db: Database, ids: readonly number[]): Promise<ChangeRow[]> {
  return ids.length === 0 ? [] : readLines(await byId(db).execute({ ids }));
}
