import { and, eq, inArray, isNull } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { quoteColumns, quoteOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import { contactNames, contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import type { OpenedLink } from '#/platform/server/ports/links';

type Found = NonNullable<Awaited<ReturnType<typeof findAsked>>>;
/** What there is to decide on, and until when. */
export type Asked = Found & { expiresAt: string };

/** What a link is about; nothing where that is gone, or was withdrawn. */
export async function findAsked(
  db: Database,
  { projectId, recordId }: Pick<OpenedLink, 'projectId' | 'recordId'>,
) {
  const [row] = await db
    .select({
      extra: extras,
      quote: { number: quoteColumns.quoteNumber, description: quoteColumns.description },
      contact: contactNames,
      ownerId: projects.userId,
    })
    .from(extras)
    .innerJoin(...quoteOf(extras.quoteId))
    .innerJoin(...contactOf(quoteColumns.contactId))
    .innerJoin(projects, eq(projects.id, extras.projectId))
    .where(
      and(
        eq(extras.id, recordId ?? 0),
        eq(extras.projectId, projectId),
        inArray(extras.status, ['sent', 'approved', 'refused']),
      ),
    );
  return row && { ...row, contractor: contactName(row.contact) };
}

/** First of all, as every change in a project does: nobody waits in a circle. */
export async function lockProject(tx: Database, projectId: number): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

/** What a letter needs; nothing where it was changed, sent again or decided meanwhile. */
export async function findToMail(db: Database, extraId: number, sentAt: string) {
  const [row] = await db
    .select({
      number: extras.number,
      title: extras.title,
      total: extras.total,
      days: extras.days,
      sentBy: extras.sentBy,
      sentTo: extras.sentTo,
      quoteNumber: quoteColumns.quoteNumber,
      contactId: quoteColumns.contactId,
      projectId: extras.projectId,
      createdBy: extras.createdBy,
    })
    .from(extras)
    .innerJoin(...quoteOf(extras.quoteId))
    .innerJoin(projects, eq(projects.id, extras.projectId))
    .where(
      and(
        eq(extras.id, extraId),
        eq(extras.status, 'sent'),
        eq(extras.sentAt, sentAt),
        isNull(projects.removedAt),
      ),
    );
  return row?.sentTo && row.sentBy ? { ...row, sentTo: row.sentTo, sentBy: row.sentBy } : undefined;
}
