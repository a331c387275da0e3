import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { approvalLinks, extras } from '#/features/papers/extras/server/tables';
import type { UnforeseenCost } from '#/features/papers/quotes/contract';
import { quotes } from '#/features/papers/quotes/server/tables';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

export type LinkEnd = NonNullable<(typeof approvalLinks.$inferSelect)['ended']>;

export async function createLink(
  tx: Database,
  link: { extraId: number; tokenHash: string; expiresAt: string },
): Promise<void> {
  await tx.insert(approvalLinks).values(link);
}

/** Whoever still has one is told why it no longer works. */
export async function endLinks(tx: Database, extraId: number, ended: LinkEnd): Promise<void> {
  await tx
    .update(approvalLinks)
    .set({ ended })
    .where(and(eq(approvalLinks.extraId, extraId), isNull(approvalLinks.ended)));
}

/** Why a link ended before its day; nothing where it didn’t, or where there never was one. */
export async function findLinkEnd(db: Database, tokenHash: string): Promise<LinkEnd | null | undefined> {
  const [row] = await db
    .select({ ended: approvalLinks.ended })
    .from(approvalLinks)
    .where(eq(approvalLinks.tokenHash, tokenHash));
  return row?.ended;
}

export async function removeEndedLinks(db: Database, now: string): Promise<number> {
  const gone = await db
    .delete(approvalLinks)
    .where(lte(approvalLinks.expiresAt, now))
    .returning({ id: approvalLinks.id });
  return gone.length;
}

export type Asked = NonNullable<Awaited<ReturnType<typeof findAsked>>>;

/** What a link is about; nothing where it ended, was replaced, or what it is about is gone. */
export async function findAsked(db: Database, tokenHash: string, now: string) {
  const [row] = await db
    .select({
      extra: extras,
      expiresAt: approvalLinks.expiresAt,
      quote: { number: quotes.quoteNumber, description: quotes.description },
      contact: { name: contacts.name, company: contacts.company },
      ownerId: projects.userId,
    })
    .from(approvalLinks)
    .innerJoin(extras, eq(extras.id, approvalLinks.extraId))
    .innerJoin(quotes, eq(quotes.id, extras.quoteId))
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .innerJoin(projects, eq(projects.id, extras.projectId))
    .where(
      and(
        eq(approvalLinks.tokenHash, tokenHash),
        gt(approvalLinks.expiresAt, now),
        isNull(approvalLinks.ended),
        isNull(projects.removedAt),
        inArray(extras.status, ['sent', 'approved', 'refused']),
      ),
    );
  return row && { ...row, contractor: contactName(row.contact) };
}

/** First of all, as every change in a project does: nobody waits in a circle. */
export async function lockProject(tx: Database, projectId: number): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

/** An unforeseen cost that became agreed extra work is foreseen: it would count twice. */
export async function takeOutUnforeseen(
  tx: Database,
  quoteId: number,
  { description, amount }: UnforeseenCost,
): Promise<void> {
  const [row] = await tx
    .select({ costs: quotes.unforeseenCosts })
    .from(quotes)
    .where(eq(quotes.id, quoteId))
    .for('update');
  const costs = row?.costs ?? [];
  const at = costs.findIndex((each) => each.description === description && each.amount === amount);
  if (at === -1) return;
  await tx
    .update(quotes)
    .set({ unforeseenCosts: costs.toSpliced(at, 1), updatedAt: sql`now()` })
    .where(eq(quotes.id, quoteId));
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
      quoteNumber: quotes.quoteNumber,
    })
    .from(extras)
    .innerJoin(quotes, eq(quotes.id, extras.quoteId))
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
