import { and, asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { documentsPage } from '#/features/work/documents/page';
import { categoryLabels } from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { files } from '#/platform/server/database/schema/files';
import type { DiaryFact, DiarySource } from '#/platform/server/ports/diary';

const most = 2_000;

/** By the day on which they were added. */
export const documentsDiary: DiarySource = async ({ db, projectId, from, until }) => {
  const day = sql<Day>`((${documents.uploadedAt} at time zone 'Europe/Brussels')::date)::text`;
  const { id, category, description } = documents;
  const rows = await db
    .select({ id, day, category, description, fileName: files.name })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(and(eq(documents.projectId, projectId), sql`${day} between ${from} and ${until}`))
    .orderBy(asc(documents.id))
    .limit(most);
  return rows.map(
    ({ id, day, category, description, fileName }): DiaryFact => ({
      ...{ kind: 'paper', id, day, path: `${documentsPage.path}?id=${id}` },
      title: description ?? fileName,
      detail: categoryLabels[category],
    }),
  );
};
