import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { day } from '#/core/day';
import { groupBy } from '#/core/group-by';
import type { LogRow } from '#/core/log';
import { contentsOf, freeze } from '#/features/premiums/premium-files/rules/assemble';
import {
  frozenOf,
  hasProofs,
  isHandedIn,
  isSameSubmission,
} from '#/features/premiums/premium-files/rules/standing';
import { findWithSources } from '#/features/premiums/premium-files/server/store';
import type { FrozenContents } from '#/features/premiums/shared/premium-files/rules/frozen';
import type { PremiumFileStatus } from '#/features/premiums/shared/premium-files/rules/statuses';
import { premiumFiles, premiumProofs } from '#/features/premiums/shared/premium-files/server/tables';
import { findPictures } from '#/features/site/shared/photos/server/photo-of-store';
import { findFileKeys } from '#/features/work/shared/documents/server/document-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { Deed } from '#/platform/server/standing/rule';

/** What becomes of a file that is said to be handed in again without being handed in. */
export type Return = 'same' | 'other' | 'without-proof';

async function judgeReturn(
  db: Database,
  projectId: number,
  { key, now, next }: { key: string; now: LogRow | null; next: LogRow },
): Promise<Return | undefined> {
  const frozen = frozenOf(next);
  const reader = { projectId, userId: 0, today: day(frozen?.on ?? '2000-01-01') };
  const found = frozen && (await findWithSources(db, reader, Number(key)));
  // Not there yet: it is asked again once it is.
  if (!found) return undefined;
  const { file, sources } = found;
  if (!now) {
    const { proofs } = contentsOf(file, sources, reader.today);
    return hasProofs(frozen, proofs) ? 'same' : 'without-proof';
  }
  const invoices = JSON.parse(next.invoices ?? '[]') as typeof file.invoices;
  return isSameSubmission(frozen, freeze({ ...file, invoices }, sources, reader.today)) ? 'same' : 'other';
}

export async function judgeReturns(
  db: Database,
  projectId: number,
  deeds: readonly Deed[],
): Promise<Map<string, Return>> {
  const judged = new Map<string, Return>();
  for (const { key, now, next } of deeds) {
    if (!next || !isHandedIn(next) || (now && isHandedIn(now))) continue;
    const found = await judgeReturn(db, projectId, { key, now, next });
    if (found) judged.set(key, found);
  }
  return judged;
}

export type FileOfProof = {
  status: PremiumFileStatus;
  frozen: FrozenContents | null;
  fileKey: string | null;
};

/** The files that proofs belong to, by proof, with what each proof holds. */
export async function filesOfProofs(
  db: Database,
  projectId: number,
  deeds: readonly Deed[],
): Promise<Map<string, FileOfProof>> {
  const ids = deeds.map(({ now, next }) => Number((now ?? next)?.premiumFileId));
  const rows = await db
    .select({ id: premiumFiles.id, status: premiumFiles.status, frozen: premiumFiles.frozen })
    .from(premiumFiles)
    .where(and(eq(premiumFiles.projectId, projectId), isAnyOf(premiumFiles.id, ids)));
  const idsOf = (column: 'documentId' | 'photoId') =>
    deeds.flatMap(({ now, next }) => (now ?? next)?.[column] ?? []).map(Number);
  const documentKeys = await findFileKeys(db, projectId, idsOf('documentId'));
  const pictures = await findPictures(db, projectId, idsOf('photoId'));
  return new Map(
    deeds.flatMap(({ key, now, next }) => {
      const { premiumFileId, documentId, photoId } = now ?? next ?? {};
      const file = rows.find(({ id }) => String(id) === premiumFileId);
      const fileKey = documentKeys.get(Number(documentId)) ?? pictures.get(Number(photoId))?.fileKey ?? null;
      return file ? [[key, { status: file.status, frozen: file.frozen, fileKey }]] : [];
    }),
  );
}

/** The files that were handed in with a document or a photo, by that. */
export async function filesHandedInWith(
  db: Database,
  projectId: number,
  column: 'documentId' | 'photoId',
  ids: readonly string[],
) {
  const rows = await db
    .selectDistinct({
      key: sql<string>`${premiumProofs[column]}::text`,
      id: premiumFiles.id,
      work: premiumFiles.work,
    })
    .from(premiumProofs)
    .innerJoin(premiumFiles, eq(premiumFiles.id, premiumProofs.premiumFileId))
    .where(
      and(
        eq(premiumProofs.projectId, projectId),
        ne(premiumFiles.status, 'in_opbouw'),
        isAnyOf(premiumProofs[column], ids.map(Number)),
      ),
    )
    .orderBy(asc(premiumFiles.id));
  return groupBy(rows, ({ key }) => key);
}

/** A proof as it was handed in. */
export const isHandedInFile: SQL = sql`exists (
  select 1 from ${premiumFiles} where ${premiumFiles}."project_id" = ${files.projectId}
  and ${premiumFiles}."status" <> 'in_opbouw'
  and ${premiumFiles}."frozen" -> 'proofs' @> jsonb_build_array(jsonb_build_object('fileKey', ${files.key}))
)`;
