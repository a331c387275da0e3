import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import type { AcceptanceKind } from '#/features/site/acceptances/contract';
import { acceptances } from '#/features/site/acceptances/server/tables';
import { isFileOfDocument } from '#/features/work/shared/documents/server/document-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';

export type SignedMinutes = { quoteId: number; kind: AcceptanceKind; day: Day };

type Row = typeof acceptances.$inferSelect;

/** Signed minutes, by each of the records that they rest on. */
async function listSigned(
  db: Database,
  projectId: number,
  keys: readonly string[],
  keysOf: (row: Row) => readonly (number | null)[],
): Promise<Map<string, SignedMinutes[]>> {
  const rows = await db
    .select()
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), eq(acceptances.status, 'signed')));
  const found = new Map<string, SignedMinutes[]>();
  for (const row of rows)
    for (const key of keysOf(row).map(String))
      if (keys.includes(key)) found.set(key, [...(found.get(key) ?? []), row]);
  return found;
}

export function signedOfQuotes(db: Database, projectId: number, keys: readonly string[]) {
  return listSigned(db, projectId, keys, ({ quoteId }) => [quoteId]);
}

export function signedWithPoints(db: Database, projectId: number, keys: readonly string[]) {
  return listSigned(db, projectId, keys, ({ pointIds }) => pointIds);
}

export function signedInDocuments(db: Database, projectId: number, keys: readonly string[]) {
  return listSigned(db, projectId, keys, ({ documentId, paperId, addenda }) => [
    ...[documentId, paperId, ...addenda.map((each) => each.documentId)],
  ]);
}

/** What was signed, as it was signed. */
export const isSignedFile: SQL = sql`exists (
  select 1 from ${acceptances} where ${acceptances}."project_id" = ${files.projectId}
  and ${acceptances}."status" = 'signed' and (
    ${acceptances}."sha256" = ${files.sha256}
    or ${acceptances}."addenda" @> jsonb_build_array(jsonb_build_object('sha256', ${files.sha256}))
  )
)`;

/** Minutes and addenda, also those that nobody signed yet, and the paper that was signed by hand. */
export const isMinutesFile: SQL = sql`exists (
  select 1 from ${acceptances} where ${acceptances}."project_id" = ${files.projectId} and (
    ${acceptances}."sha256" = ${files.sha256}
    or ${acceptances}."addenda" @> jsonb_build_array(jsonb_build_object('sha256', ${files.sha256}))
    or ${isFileOfDocument(files.key, (id) => sql`${id} in (${acceptances}."document_id", ${acceptances}."paper_id")`)}
  )
)`;
