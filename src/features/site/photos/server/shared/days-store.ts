import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { dayOf } from '#/features/site/photos/server/store';
import type { PhotoMark } from '#/features/site/shared/photos/contract';
import { photos } from '#/features/site/shared/photos/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

const mostMarks = 2_000;

export async function listMarks(db: Database, projectId: number): Promise<PhotoMark[]> {
  const captioned = await db
    .select({ id: photos.id, caption: photos.caption, day: sql<Day>`${dayOf}::text` })
    .from(photos)
    .where(and(eq(photos.projectId, projectId), isNotNull(photos.caption)))
    .orderBy(desc(photos.takenAt), desc(photos.id))
    .limit(mostMarks);
  const days = await db
    .select({
      id: sql<number>`(array_agg(${photos.id} order by ${photos.takenAt} desc, ${photos.id} desc))[1]`,
      day: sql<Day>`${dayOf}::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(photos)
    .where(eq(photos.projectId, projectId))
    .groupBy(dayOf)
    .orderBy(desc(dayOf))
    .limit(mostMarks);
  return [
    ...captioned.map((each) => ({ ...each, count: 1 })),
    ...days.map((each) => ({ ...each, caption: null })),
  ];
}

export async function countWithoutRoom(db: Database, projectId: number): Promise<number> {
  return db.$count(photos, and(eq(photos.projectId, projectId), isNull(photos.roomId)));
}

const hiddenDays = prepareOnce((db) =>
  db
    .selectDistinct({ roomId: sql<number>`${photos.roomId}`, day: sql<Day>`${dayOf}::text` })
    .from(photos)
    .where(
      and(
        eq(photos.projectId, sql.placeholder('projectId')),
        eq(photos.phase, 'hidden'),
        isNotNull(photos.roomId),
      ),
    ),
);

/** Of which rooms, and on which Belgian days, what disappears was photographed. */
export async function listHiddenDays(
  db: Database,
  projectId: number,
): Promise<{ roomId: number; day: Day }[]> {
  return hiddenDays(db).execute({ projectId });
}
