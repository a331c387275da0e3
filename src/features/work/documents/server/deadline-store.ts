import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { documents } from '#/features/work/shared/documents/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

export async function listExpiring(db: Database, projectId: number, from: Day) {
  return db
    .select({
      id: documents.id,
      name: sql<string>`coalesce(nullif(btrim(${documents.description}), ''), ${files.name})`,
      validUntil: sql<Day>`${documents.validUntil}`,
    })
    .from(documents)
    .innerJoin(files, eq(files.key, documents.fileKey))
    .where(and(eq(documents.projectId, projectId), gte(documents.validUntil, from)))
    .orderBy(asc(documents.validUntil), asc(documents.id))
    .limit(mostDeadlines);
}
