import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { groupBy } from '#/core/group-by';
import { priceAnswers, quoteRequests } from '#/features/outside/quote-requests/server/tables';
import { isFileOfDocument } from '#/features/work/shared/documents/server/document-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import type { FollowDocument } from '#/platform/server/ports/follows';

/** A request that was sent, by the file that rests on it. */
export type RestsOn = { key: string; id: number; title: string };
type ByFile = Map<string, RestsOn[]>;

/** Requests that went out with these documents or photos, by their ids. */
export async function sentWith(
  db: Database,
  projectId: number,
  column: 'documentIds' | 'photoIds',
  keys: readonly string[],
): Promise<ByFile> {
  const rows = await db
    .select({ id: quoteRequests.id, title: quoteRequests.title, ids: quoteRequests[column] })
    .from(quoteRequests)
    .where(and(eq(quoteRequests.projectId, projectId), ne(quoteRequests.status, 'draft')));
  return byFile(rows, keys);
}

/** Requests on which somebody gave the price that one of these documents froze. */
export async function handedInAs(db: Database, projectId: number, keys: readonly string[]): Promise<ByFile> {
  const rows = await db
    .select({ id: quoteRequests.id, title: quoteRequests.title, ids: priceAnswers.documentIds })
    .from(priceAnswers)
    .innerJoin(quoteRequests, eq(quoteRequests.id, priceAnswers.requestId))
    .where(eq(priceAnswers.projectId, projectId));
  return byFile(rows, keys);
}

function byFile(
  rows: readonly { id: number; title: string; ids: readonly number[] }[],
  keys: readonly string[],
): ByFile {
  const wanted = new Set(keys);
  const found = rows.flatMap(({ id, title, ids }) =>
    ids.map(String).flatMap((key) => (wanted.has(key) ? [{ key, id, title }] : [])),
  );
  return groupBy(found, ({ key }) => key);
}

/** The prices that somebody handed in, as they were frozen. */
export const isPricesFile: SQL = sql`exists (
  select 1 from ${priceAnswers}
  where ${priceAnswers}."project_id" = ${files.projectId}
    and ${isFileOfDocument(files.key, (id) => sql`${priceAnswers}."document_ids" @> jsonb_build_array(${id})`)}
)`;

/** A document that becomes a photo still goes out with what was asked. */
export const followDocument: FollowDocument = async (tx, { projectId, documentId, photoId }) => {
  await tx.execute(sql`update ${quoteRequests} set
    document_ids = (
      select coalesce(jsonb_agg(value order by place), '[]'::jsonb)
      from jsonb_array_elements(document_ids) with ordinality as each(value, place)
      where value <> to_jsonb(${documentId}::int)
    ),
    photo_ids = photo_ids || to_jsonb(${photoId}::int)
    where project_id = ${projectId} and document_ids @> jsonb_build_array(${documentId}::int)`);
};
