import { and, eq, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { LinkPurpose } from '#/core/call';
import { linkStates, outsiderLinks } from '#/features/outside/shared/links/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

/** The links that were made about a record, to join. */
export function linksAbout(
  purpose: LinkPurpose,
  recordId: SQLWrapper,
): [link: typeof outsiderLinks, on: SQL | undefined] {
  return [outsiderLinks, and(eq(outsiderLinks.recordId, recordId), eq(outsiderLinks.purpose, purpose))];
}

/** One link, to join to a row of its project. */
export function linkIn(
  projectId: SQLWrapper,
  linkId: number,
): [link: typeof outsiderLinks, on: SQL | undefined] {
  return [outsiderLinks, and(eq(outsiderLinks.id, linkId), eq(outsiderLinks.projectId, projectId))];
}

/** What can be read of a link that was joined. */
export const linkColumns = {
  name: outsiderLinks.name,
  email: outsiderLinks.email,
  contactId: outsiderLinks.contactId,
  until: outsiderLinks.until,
  ended: outsiderLinks.ended,
  createdBy: outsiderLinks.createdBy,
  createdAt: outsiderLinks.createdAt,
};

/** What the program counts of a link that was joined, to join as well. */
export const stateOfLink: [state: typeof linkStates, on: SQL] = [
  linkStates,
  eq(linkStates.linkId, outsiderLinks.id),
];
export const linkStateColumns = { lastSeenAt: linkStates.lastSeenAt };

const openLinks = prepareOnce((db) =>
  db
    .select({ id: outsiderLinks.id, contactId: outsiderLinks.contactId, email: outsiderLinks.email })
    .from(outsiderLinks)
    .where(
      and(
        eq(outsiderLinks.projectId, sql.placeholder('projectId')),
        eq(outsiderLinks.purpose, sql.placeholder('purpose')),
        eq(outsiderLinks.recordId, sql.placeholder('recordId')),
        isNull(outsiderLinks.ended),
        gt(outsiderLinks.until, sql`now()`),
      ),
    ),
);

/** Of what a link is about: that of each contact that has one that works. */
export async function findOpenLinks(
  db: Database,
  { projectId, purpose, recordId }: { projectId: number; purpose: LinkPurpose; recordId: number },
): Promise<ReadonlyMap<number, { id: number; email: string | null }>> {
  const rows = await openLinks(db).execute({ projectId, purpose, recordId });
  return new Map(
    rows.flatMap(({ id, contactId, email }) => (contactId === null ? [] : [[contactId, { id, email }]])),
  );
}
