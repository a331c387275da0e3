import { and, between, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { may, type Role } from '#/core/rights';
import type { DiaryEntry, DiaryFields } from '#/features/site/diary/contract';
import { losesOthersLines, writtenAfter } from '#/features/site/diary/rules/written';
import { diaryDays } from '#/features/site/diary/server/tables';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { noKey } from '#/platform/server/database/stores/record-kind';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

export type StoredDay = typeof diaryDays.$inferSelect;

const daysQuery = prepareOnce((db) =>
  db
    .select()
    .from(diaryDays)
    .where(
      and(
        eq(diaryDays.projectId, sql.placeholder('projectId')),
        between(diaryDays.day, sql.placeholder('from'), sql.placeholder('until')),
      ),
    ),
);

export async function listDays(
  db: Database,
  projectId: number,
  { from, until }: { from: Day; until: Day },
): Promise<StoredDay[]> {
  return daysQuery(db).execute({ projectId, from, until });
}

export async function findDayId(db: Database, projectId: number, day: Day): Promise<number | undefined> {
  const [row] = await db
    .select({ id: diaryDays.id })
    .from(diaryDays)
    .where(and(eq(diaryDays.projectId, projectId), eq(diaryDays.day, day)));
  return row?.id;
}

/** What people said of a day; blank while nobody did. */
export async function readEntry(db: Database, projectId: number, day: Day): Promise<DiaryEntry> {
  const [row] = await listDays(db, projectId, { from: day, until: day });
  return entryOf(day, row);
}

export function entryOf(day: Day, row: StoredDay | undefined): DiaryEntry {
  const { id = null, text = null, weather = null, present = [], version = 0 } = row ?? {};
  return { id, day, text, weather, present, version };
}

export async function findDayOf(db: Database, projectId: number, id: number): Promise<Day | undefined> {
  const [row] = await db
    .select({ day: diaryDays.day })
    .from(diaryDays)
    .where(and(eq(diaryDays.projectId, projectId), eq(diaryDays.id, id)));
  return row?.day;
}

const onlyOwnLines =
  'U kunt alleen uw eigen regels wijzigen. Laat staan wat anderen schreven, en schrijf erbij.';

/** What is left out stays. In a transaction, which holds the project: nobody else makes the same page meanwhile. */
export async function writeDay(
  tx: Database,
  { userId, projectId, role }: Actor & { role: Role },
  day: Day,
  { fields, at }: { fields: Partial<DiaryFields>; at: string },
): Promise<void> {
  const [stored] = await tx
    .select()
    .from(diaryDays)
    .where(and(eq(diaryDays.projectId, projectId), eq(diaryDays.day, day)))
    .for('update');
  requireSeenVersion(nameOfTable(diaryDays), noKey, stored?.version ?? 0);
  const known = new Set(stored?.present);
  const added = (fields.present ?? []).filter((id) => !known.has(id));
  await getUsableContacts(tx, { userId, projectId }, added);
  const { text } = fields;
  const before = stored?.written ?? [];
  const written = text === undefined ? undefined : writtenAfter(before, text, { by: userId, at });
  if (written && !may(role, 'change') && losesOthersLines(before, written, userId))
    throw new AppError('forbidden', onlyOwnLines);
  if (!stored) {
    writtenRow(
      await tx
        .insert(diaryDays)
        .values({ ...fields, written, day, projectId, createdBy: userId })
        .returning({ id: diaryDays.id }),
    );
    return;
  }
  await tx
    .update(diaryDays)
    .set({ ...fields, written, updatedAt: sql`now()` })
    .where(eq(diaryDays.id, stored.id));
}

export type Person = { id: number; name: string };

export async function readPeople(db: Database, ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await db
    .select({ id: users.id, name: nameOfPerson })
    .from(users)
    .where(isAnyOf(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who changed each of these pages last, and when: also who undid something. */
export async function readLastChanges(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { by: Person | null; at: string }>> {
  const key = sql<number>`${changes.recordKey}::int`;
  const rows = await db
    .selectDistinctOn([changes.recordKey], { key, at: changes.at, id: users.id, name: nameOfPerson })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(and(eq(changes.tableName, nameOfTable(diaryDays)), isAnyOf(changes.recordKey, ids.map(String))))
    .orderBy(changes.recordKey, desc(changes.id));
  return new Map(
    rows.map(({ key: of, at, id, name }) => [of, { at, by: id === null ? null : { id, name } }]),
  );
}

const mostMarks = 2_000;

export async function listMarks(db: Database, projectId: number, most = mostMarks) {
  const rows = await db
    .select({ id: diaryDays.id, day: diaryDays.day, text: sql<string>`${diaryDays.text}` })
    .from(diaryDays)
    .where(and(eq(diaryDays.projectId, projectId), isNotNull(diaryDays.text)))
    .orderBy(desc(diaryDays.day))
    .limit(most);
  return rows;
}
