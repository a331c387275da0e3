import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { groupBy } from '#/core/group-by';
import { extras } from '#/features/papers/shared/extras/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

export type Approved = { quoteId: number; number: number; total: string; title: string };

async function listApproved(
  db: Database,
  projectId: number,
  by: PgColumn,
  keys: readonly string[],
): Promise<Map<string, Approved[]>> {
  const rows = await db
    .select({
      key: sql<string>`${by}::text`,
      quoteId: extras.quoteId,
      number: extras.number,
      total: extras.total,
      title: extras.title,
    })
    .from(extras)
    .where(and(eq(extras.projectId, projectId), eq(extras.status, 'approved'), isAnyOf(by, keys.map(Number))))
    .orderBy(asc(extras.number), asc(extras.id));
  return groupBy(rows, ({ key }) => key);
}

/** Approved extra work, by its quote. */
export function approvedOfQuotes(db: Database, projectId: number, quoteIds: readonly string[]) {
  return listApproved(db, projectId, extras.quoteId, quoteIds);
}

/** Approved extra work, by the document that it was frozen in. */
export function approvedInDocuments(db: Database, projectId: number, documentIds: readonly string[]) {
  return listApproved(db, projectId, extras.documentId, documentIds);
}

/** What was approved, as it was approved: also where somebody removed its document before that was refused. */
export const isApprovedFile: SQL = sql`exists (
  select 1 from ${extras} where ${extras}."project_id" = ${files.projectId}
  and ${extras}."status" = 'approved' and ${extras}."sha256" = ${files.sha256}
)`;
