import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import type { PaperLine } from '#/features/papers/shared/contract';
import type { Extra, ExtraStatus } from '#/features/papers/shared/extras/contract';
import { sumsOf } from '#/features/papers/shared/extras/rules/totals';
import { extras } from '#/features/papers/shared/extras/server/tables';
import type { UnforeseenCost } from '#/features/papers/shared/quotes/contract';
import { takeExtraNumber } from '#/features/papers/shared/quotes/server/extra-work-store';
import { findItemIds } from '#/features/papers/shared/server/lines-to-keep';
import { fullName } from '#/features/people/shared/sharing/server/store';
import { documentColumns, documentOf } from '#/features/work/shared/documents/server/document-of-store';
import { linkedItemIds, withItemsThere } from '#/features/work/shared/rules/item-links';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { users } from '#/platform/server/database/schema/people';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

type Place = { projectId: number };

async function selectExtras(db: Database, { projectId }: Place, only: SQL): Promise<Extra[]> {
  const rows = await db
    .select({ extra: extras, fileKey: documentColumns.fileKey })
    .from(extras)
    .leftJoin(...documentOf(extras.documentId))
    .where(and(eq(extras.projectId, projectId), only))
    .orderBy(asc(extras.number), asc(extras.id));
  const items = await findItemIds(db, projectId, linkedItemIds(rows.map(({ extra }) => extra)));
  return rows.map(({ extra: { createdBy, documentId, projectId: _, ...fields }, fileKey }) => ({
    ...fields,
    lines: withItemsThere(fields.lines, items),
    filePath: fileKey && filePath(fileKey),
  }));
}

export function listExtras(db: Database, place: Place, quoteId: number): Promise<Extra[]> {
  return selectExtras(db, place, eq(extras.quoteId, quoteId));
}

export async function getExtra(db: Database, place: Place, id: number): Promise<Extra> {
  const [row] = await selectExtras(db, place, eq(extras.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

type Fields = { title: string; reason: string | null; days: number; lines: PaperLine[] };

/** In a transaction that holds the quote, so that no two get one number; what was removed keeps its own. */
export async function createExtra(
  tx: Database,
  { projectId, userId }: Actor,
  quoteId: number,
  fields: Fields & { unforeseen: UnforeseenCost | null },
): Promise<number> {
  const number = await takeExtraNumber(tx, { projectId }, quoteId);
  const row = writtenRow(
    await tx
      .insert(extras)
      .values({ ...fields, ...sumsOf(fields.lines), number, projectId, quoteId, createdBy: userId })
      .returning({ id: extras.id }),
  );
  return row.id;
}

type StoredExtra = {
  id: number;
  projectId: number;
  quoteId: number;
  status: ExtraStatus;
  lines: PaperLine[];
  days: number;
  total: string;
  version: number;
  createdBy: number | null;
  unforeseen: UnforeseenCost | null;
};

export async function getForChange(tx: Database, { projectId }: Place, id: number): Promise<StoredExtra> {
  const [row] = await tx
    .select({
      id: extras.id,
      projectId: extras.projectId,
      quoteId: extras.quoteId,
      status: extras.status,
      lines: extras.lines,
      days: extras.days,
      total: extras.total,
      version: extras.version,
      createdBy: extras.createdBy,
      unforeseen: extras.unforeseen,
    })
    .from(extras)
    .where(and(eq(extras.id, id), eq(extras.projectId, projectId)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export type ExtraChange = Partial<Fields> &
  Partial<
    Pick<
      typeof extras.$inferInsert,
      | 'status'
      | 'sentAt'
      | 'sentBy'
      | 'sentTo'
      | 'decidedAt'
      | 'decidedBy'
      | 'decidedAs'
      | 'documentId'
      | 'sha256'
    >
  >;

export async function updateExtra(
  tx: Database,
  { projectId }: Place,
  id: number,
  change: ExtraChange,
): Promise<void> {
  await tx
    .update(extras)
    .set({ ...change, ...(change.lines ? sumsOf(change.lines) : {}), updatedAt: sql`now()` })
    .where(and(eq(extras.id, id), eq(extras.projectId, projectId)));
}

export async function removeExtra(tx: Database, { projectId }: Place, id: number): Promise<void> {
  await tx.delete(extras).where(and(eq(extras.id, id), eq(extras.projectId, projectId)));
}

/** As the other side reads who asks them. */
export async function getNameOf(db: Database, userId: number): Promise<string> {
  const [row] = await db
    .select({ name: sql<string>`coalesce(${fullName(users)}, ${users.email}, '')` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.name ?? '';
}

const approvedQuery = prepareOnce((db) =>
  db
    .select({ quoteId: extras.quoteId, lines: extras.lines })
    .from(extras)
    .where(and(eq(extras.projectId, sql.placeholder('projectId')), eq(extras.status, 'approved'))),
);

/** The lines of approved extra work, by quote: what is ordered besides what was quoted. */
export async function listApprovedLines(
  db: Database,
  projectId: number,
): Promise<ReadonlyMap<number, PaperLine[]>> {
  const rows = await approvedQuery(db).execute({ projectId });
  const byQuote = new Map<number, PaperLine[]>();
  for (const { quoteId, lines } of rows) {
    const more = lines.filter(({ net }) => net !== null && !net.startsWith('-'));
    byQuote.set(quoteId, [...(byQuote.get(quoteId) ?? []), ...more]);
  }
  return byQuote;
}
