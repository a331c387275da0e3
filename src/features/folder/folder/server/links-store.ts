import { desc, eq } from 'drizzle-orm';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import type { FolderLink } from '#/features/folder/folder/links-contract';
import type { Shared } from '#/features/folder/folder/rules/shared';
import { folderLinks } from '#/features/folder/folder/server/tables';
import {
  linkColumns,
  linkIn,
  linkStateColumns,
  linksAbout,
  stateOfLink,
} from '#/features/outside/shared/links/server/link-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import { unknownLink } from '#/platform/server/http/hooks/link';

export async function addFolderLink(tx: Database, link: typeof folderLinks.$inferInsert): Promise<number> {
  return writtenRow(await tx.insert(folderLinks).values(link).returning({ id: folderLinks.id })).id;
}

export async function listFolderLinks(db: Database, projectId: number, now: string): Promise<FolderLink[]> {
  const rows = await db
    .select({
      id: folderLinks.id,
      chapters: folderLinks.chapters,
      withAmounts: folderLinks.withAmounts,
      link: linkColumns,
      lastSeenAt: linkStateColumns.lastSeenAt,
    })
    .from(folderLinks)
    .innerJoin(...linksAbout('folder', folderLinks.id))
    .leftJoin(...stateOfLink)
    .where(eq(folderLinks.projectId, projectId))
    .orderBy(desc(folderLinks.id));
  return rows.map(({ link, ...row }) => ({
    ...{ ...row, name: link.name, email: link.email, createdAt: link.createdAt },
    until: dayAt(new Date(link.until)),
    isOpen: link.ended === null && link.until > now,
  }));
}

/** What the link that was let in shows, and whom it was made for. */
export async function getShared(
  db: Database,
  { id, recordId }: { id: number; recordId: number | null },
): Promise<Shared & { name: string }> {
  const [row] = await db
    .select({
      chapters: folderLinks.chapters,
      withAmounts: folderLinks.withAmounts,
      name: linkColumns.name,
    })
    .from(folderLinks)
    .innerJoin(...linkIn(folderLinks.projectId, id))
    .where(eq(folderLinks.id, recordId ?? 0));
  if (!row) throw new AppError('not_found', unknownLink);
  return row;
}
