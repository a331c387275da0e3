import {
  and,
  count,
  desc,
  eq,
  getTableName,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, type Day } from '#/core/day';
import type { LogAction } from '#/core/log';
import { pageSize } from '#/features/history/shared/logbook/contract';
import type { Act } from '#/features/history/shared/logbook/rules/steps';
import type { Database } from '#/platform/server/database/engine/database';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import type { LogWords } from '#/platform/server/database/log/log-words';
import { asTexts, type StoredRow } from '#/platform/server/database/log/stored-row';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import {
  derivedColumnsOf,
  findColumn,
  keyColumnOf,
  sqlNameOf,
} from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

export type ChangeRow = {
  id: number;
  revision: number;
  act: number;
  at: string;
  userId: number | null;
  userName: string;
  via: string | null;
  tableName: string;
  recordKey: string;
  action: LogAction;
  seen: string[] | null;
  before: StoredRow | null;
  after: StoredRow | null;
};

const line = {
  id: changes.id,
  revision: changes.revision,
  act: changes.act,
  at: changes.at,
  userId: users.id,
  userName: nameOfPerson,
  via: changes.via,
  tableName: changes.tableName,
  recordKey: changes.recordKey,
  action: changes.action,
  seen: changes.seen,
  before: asTexts(changes.before),
  after: asTexts(changes.after),
};

export type LogFilter = {
  before?: number | undefined;
  record?: string | undefined;
  by?: number | undefined;
  from?: Day | undefined;
  until?: Day | undefined;
};

/** The beginning of a day in Belgium. */
function startOf(day: Day): SQL {
  return sql`(${day}::date::timestamp at time zone 'Europe/Brussels')`;
}

function isOf(kinds: readonly LogWords[]): SQL {
  return isAnyOf(
    changes.tableName,
    kinds.map(({ table }) => getTableName(table)),
  );
}

/** The columns of a kind in which a change says nothing to people, as the database writes a list. */
function unseenOf({ table, hidden = [] }: LogWords): string {
  const columns = hidden.flatMap((name) => {
    const column = findColumn(table, name);
    return column ? [sqlNameOf(column)] : [];
  });
  return `{${[...derivedColumnsOf(table), ...columns].join(',')}}`;
}

/** Nothing is told of a change in what says nothing to people: what that is, each kind says of itself. */
function isTold(kinds: readonly LogWords[]): SQL {
  const byTable = Object.fromEntries(kinds.map((kind) => [getTableName(kind.table), unseenOf(kind)]));
  // One text for all kinds, so that the database plans the statement once.
  const unseen = sql`(${JSON.stringify(byTable)}::jsonb ->> ${changes.tableName})::text[]`;
  return sql`(${changes.action} <> 'change' or ${changes.before} is null
    or ${changes.before} - ${unseen} is distinct from ${changes.after} - ${unseen})`;
}

/**
 * A limit that limits nothing: lines are put in order by their ids alone, and what they say is looked at from there until
 * the page is full. Otherwise it may be looked at in every line there is.
 */
const anyNumber = 1_000_000_000;

export async function listChanges(
  db: Database,
  projectId: number,
  kinds: readonly LogWords[],
  { before, record, by, from, until }: LogFilter,
): Promise<ChangeRow[]> {
  if (kinds.length === 0) return [];
  const latest = db
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        eq(changes.projectId, projectId),
        isOf(kinds),
        before === undefined ? undefined : lt(changes.id, before),
        record === undefined ? undefined : eq(changes.recordKey, record),
        by === undefined ? undefined : eq(changes.userId, by),
        from && gte(changes.at, startOf(from)),
        until && lt(changes.at, startOf(addDays(until, 1))),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(anyNumber)
    .as('latest');
  // First which lines, then what they say: otherwise every line of the project is written out to be sorted.
  const page = db
    .select({ id: latest.id })
    .from(latest)
    .innerJoin(changes, eq(changes.id, latest.id))
    .where(isTold(kinds))
    .orderBy(desc(latest.id))
    .limit(pageSize);
  return db
    .select(line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(inArray(changes.id, page))
    .orderBy(desc(changes.id));
}

/** As many as a step back or on looks through. */
const mostActs = 1_000;

/** What was done to records of these kinds from a day on, the last first. */
export async function listActs(
  db: Database,
  { projectId, userId, from }: { projectId: number; userId: number; from: Day },
  kinds: readonly LogWords[],
): Promise<(Act & { lineId: number; count: number })[]> {
  const isOfKind = isOf(kinds);
  return db
    .select({
      act: changes.act,
      undoes: sql<number | null>`max(${changes.undoes})`.mapWith(changes.undoes),
      isOwn: sql<boolean>`coalesce(bool_and(${eq(changes.userId, userId)}), false)`,
      isOnlyOfKind: sql<boolean>`bool_and(${isOfKind})`,
      lineId: sql<number>`max(${changes.id})`.mapWith(changes.id),
      count: count(),
    })
    .from(changes)
    .where(and(eq(changes.projectId, projectId), gte(changes.at, startOf(from))))
    .groupBy(changes.act)
    .having(sql`bool_or(${isOfKind})`)
    .orderBy(desc(changes.act))
    .limit(mostActs);
}

export async function listLines(db: Database, ids: readonly number[]): Promise<ChangeRow[]> {
  return db
    .select(line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(isAnyOf(changes.id, ids));
}

/** The lines that concerned somebody before, and the last that was looked at then. */
type Known = { lineIds: readonly number[]; lastLine: number };
export type Concerned = { projectId: number; userId: number; isOwner: boolean; known?: Known | undefined };
type Concerning = {
  kinds: readonly LogWords[];
  /** Of which the owner wants to know when others add one. */
  brought: readonly LogWords[];
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
  const isBrought = and(eq(changes.action, 'add'), isOf(brought));
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
  const isFromOutside = and(isNull(changes.userId), isOf(brought));
  const isOfProject = eq(changes.projectId, projectId);
  // What didn't concern anybody then doesn't now: a long log is looked through once.
  const isLooked =
    known && or(isAnyOf(changes.id, known.lineIds), and(isOfProject, sql`${changes.id} > ${known.lastLine}`));
  return db
    .select(line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(
      and(
        isOfProject,
        isLooked,
        sql`${changes.at} > now() - make_interval(days => ${days})`,
        isOf(kinds),
        or(isOfOther, isOwner ? isFromOutside : undefined),
        isTold(kinds),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(mostConcerning);
}

/** What was removed last, is not there and was not emptied, of the kinds that the trash keeps. */
export async function listRemoved(
  db: Database,
  projectId: number,
  kinds: readonly LogWords[],
  days: number,
): Promise<ChangeRow[]> {
  const isGone = kinds.map(({ table }) => {
    const key = keyColumnOf(table);
    const isOfTable = sql`${changes.tableName} = ${getTableName(table)}`;
    // As the key is stored, so that its index finds it; and only of its own table, where it can be read so.
    const wanted = sql`case when ${isOfTable} then ${changes.recordKey}::${sql.raw(key.getSQLType())} end`;
    return sql`(${isOfTable} and not exists (select 1 from ${table} where ${key} = (${wanted})))`;
  });
  if (isGone.length === 0) return [];
  const rows = await db
    .selectDistinctOn([changes.tableName, changes.recordKey], line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(
      and(
        eq(changes.projectId, projectId),
        eq(changes.action, 'remove'),
        sql`${changes.before} is not null`,
        sql`${changes.at} > now() - make_interval(days => ${days})`,
        sql`(${sql.join(isGone, sql` or `)})`,
      ),
    )
    .orderBy(changes.tableName, changes.recordKey, desc(changes.id));
  return rows.toSorted((one, other) => other.id - one.id);
}
