import { and, asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { sitePage } from '#/features/site/photos/page';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { photos } from '#/features/site/shared/photos/server/tables';
import type { DiaryFact, DiarySource } from '#/platform/server/ports/diary';

const most = 3_000;

/** The photos of each day, in the order in which they were taken. */
export const photosDiary: DiarySource = async ({ db, projectId, from, until }) => {
  const day = sql<Day>`((${photos.takenAt} at time zone 'Europe/Brussels')::date)::text`;
  const { id, takenAt, caption, fileKey, width, height } = photos;
  const rows = await db
    .select({ id, day, takenAt, caption, fileKey, width, height })
    .from(photos)
    .where(and(eq(photos.projectId, projectId), sql`${day} between ${from} and ${until}`))
    .orderBy(asc(photos.takenAt), asc(photos.id))
    .limit(most);
  return rows.map(
    ({ id, day, fileKey, width, height, ...named }): DiaryFact => ({
      ...{ kind: 'photo', id, day, detail: null, path: `${sitePage.path}?id=${id}` },
      title: photoName(named),
      picture: { fileKey, width, height },
    }),
  );
};
