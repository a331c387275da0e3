import { and, desc, eq, sql } from 'drizzle-orm';
import { groupBy } from '#/core/group-by';
import { type ChangeRow, line, readLines } from '#/features/history/shared/logbook/server/line-store';
import { isOf, type ToldKinds } from '#/features/history/shared/logbook/server/told-kinds-store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { findTable, keyColumnOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { selectAll } from '#/platform/server/database/stores/select-all';

const lastRemovals = prepareOnce((db) =>
  db
    .selectDistinctOn([changes.tableName, changes.recordKey], line)
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(
      and(
        eq(changes.projectId, sql.placeholder('projectId')),
        // To the letter as the index has it, which a value that is filled in would not find.
        sql`${changes.action} = 'remove'`,
        sql`${changes.before} is not null`,
        sql`${changes.at} > now() - make_interval(days => ${sql.placeholder('days')})`,
        isOf(sql.placeholder('tables')),
      ),
    )
    .orderBy(changes.tableName, changes.recordKey, desc(changes.id)),
);

/** What was removed last, is not there and was not emptied, of the kinds that the trash keeps. */
export async function listRemoved(
  db: Database,
  projectId: number,
  { tables }: ToldKinds,
  days: number,
): Promise<ChangeRow[]> {
  const removals = await lastRemovals(db).execute({ projectId, days, tables });
  const back = await listThere(db, removals);
  const gone = removals.filter((row) => !back.has(nameOf(row)));
  return readLines(gone.toSorted((one, other) => other.id - one.id));
}

type Named = Pick<ChangeRow, 'tableName' | 'recordKey'>;

function nameOf({ tableName, recordKey }: Named): string {
  return `${tableName} ${recordKey}`;
}

/** Which of these records there are, asked of their tables alone. */
async function listThere(db: Database, records: readonly Named[]): Promise<ReadonlySet<string>> {
  const parts = [...groupBy(records, ({ tableName }) => tableName)].flatMap(([tableName, ofTable]) => {
    const table = findTable(tableName);
    if (!table) return [];
    const key = keyColumnOf(table);
    const keys = ofTable.map(({ recordKey }) => recordKey);
    return db
      .select({ tableName: sql<string>`${sql.raw(`'${tableName}'`)}`, recordKey: sql<string>`${key}::text` })
      .from(table)
      .where(isAnyOf(key, keys));
  });
  return new Set((await selectAll(parts)).map(nameOf));
}
