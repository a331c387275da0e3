import { and, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contactName } from '#/core/contact-name';
import { type Day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import type { LinkEnd, OutsiderLink } from '#/features/outside/shared/links/contract';
import {
  linkDeeds,
  linkSecrets,
  linkStates,
  outsiderLinks,
} from '#/features/outside/shared/links/server/tables';
import { fullName } from '#/features/people/shared/sharing/server/store';
import {
  contactColumns,
  contactOf,
  findContacts,
} from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { raiseRevisions, skipLog } from '#/platform/server/database/engine/skip-log';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { writtenRow } from '#/platform/server/database/stores/written-row';

export type StoredLink = typeof outsiderLinks.$inferSelect;

/** Anybody who still has another for the same is told that there is a newer one. */
export async function createLink(tx: Database, link: typeof outsiderLinks.$inferInsert): Promise<number> {
  const { id } = writtenRow(await tx.insert(outsiderLinks).values(link).returning({ id: outsiderLinks.id }));
  await tx.insert(linkStates).values({ linkId: id });
  return id;
}

/** Of one link, of what it is about, of a contact or of a project. */
export type Which = Partial<Pick<StoredLink, 'id' | 'projectId' | 'contactId' | 'recordId' | 'purpose'>>;

function among({ id, projectId, contactId, recordId, purpose }: Which): SQL | undefined {
  const is = (column: PgColumn, value: number | string | null | undefined) =>
    value === undefined || value === null ? undefined : eq(column, value);
  return and(
    is(outsiderLinks.id, id),
    is(outsiderLinks.projectId, projectId),
    is(outsiderLinks.contactId, contactId),
    is(outsiderLinks.recordId, recordId),
    is(outsiderLinks.purpose, purpose),
  );
}

/** Whoever still has one is told why it no longer works. */
export async function endLinks(tx: Database, which: Which, ended: LinkEnd): Promise<void> {
  await tx
    .update(outsiderLinks)
    .set({ ended })
    .where(and(among(which), isNull(outsiderLinks.ended)));
}

/** What they are about lasts longer. */
export async function extendLinks(tx: Database, which: Which, until: string): Promise<void> {
  await tx
    .update(outsiderLinks)
    .set({ until })
    .where(
      and(
        ...[among(which), isNull(outsiderLinks.ended)],
        ...[gt(outsiderLinks.until, sql`now()`), lt(outsiderLinks.until, until)],
      ),
    );
}

/** Those that were made for the address that a contact had, or for none. */
export async function endAddressed(
  tx: Database,
  { projectId, contactId }: { projectId: number; contactId: number },
): Promise<void> {
  await tx
    .update(outsiderLinks)
    .set({ ended: 'address' })
    .where(
      and(
        among({ projectId, contactId }),
        ne(outsiderLinks.purpose, 'approval'),
        isNull(outsiderLinks.ended),
      ),
    );
}

export async function findOpenLink(db: Database, which: Which): Promise<StoredLink | undefined> {
  const [row] = await db
    .select()
    .from(outsiderLinks)
    .where(and(among(which), isNull(outsiderLinks.ended), gt(outsiderLinks.until, sql`now()`)))
    .orderBy(desc(outsiderLinks.id))
    .limit(1);
  return row;
}

/** A link with all that decides whether it still opens. */
export async function findByKey(db: Database, hash: string) {
  const [row] = await db
    .select({
      link: outsiderLinks,
      bytes: linkStates.bytes,
      lastSeenAt: linkStates.lastSeenAt,
      contact: { id: contactColumns.id, email: contactColumns.email, removedAt: contactColumns.removedAt },
      projectRemovedAt: projects.removedAt,
    })
    .from(linkSecrets)
    .innerJoin(outsiderLinks, eq(outsiderLinks.id, linkSecrets.linkId))
    .innerJoin(projects, eq(projects.id, outsiderLinks.projectId))
    .leftJoin(...contactOf(outsiderLinks.contactId))
    .leftJoin(linkStates, eq(linkStates.linkId, outsiderLinks.id))
    .where(and(eq(linkSecrets.hash, hash), eq(linkSecrets.kind, 'key')));
  return row;
}

export async function touchLink(db: Database, linkId: number, now: string): Promise<void> {
  await db.update(linkStates).set({ lastSeenAt: now }).where(eq(linkStates.linkId, linkId));
}

/** In a transaction that writes for who has the link: what was taken back meanwhile writes nothing. */
export async function holdLink(tx: Database, linkId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: outsiderLinks.id })
    .from(outsiderLinks)
    .where(and(eq(outsiderLinks.id, linkId), isNull(outsiderLinks.ended)))
    .for('share');
  return row !== undefined;
}

/** Answers what that makes. */
export async function addBytes(tx: Database, linkId: number, size: number): Promise<number> {
  const { bytes } = writtenRow(
    await tx
      .update(linkStates)
      .set({ bytes: sql`${linkStates.bytes} + ${size}` })
      .where(eq(linkStates.linkId, linkId))
      .returning({ bytes: linkStates.bytes }),
  );
  return bytes;
}

export async function noteDeed(tx: Database, linkId: number, what: string): Promise<void> {
  await tx.insert(linkDeeds).values({ linkId, what: what.slice(0, 500) });
}

const mostDeeds = 20;

export async function listLinks(db: Database, projectId: number, now: string): Promise<OutsiderLink[]> {
  const rows = await db
    .select({ link: outsiderLinks, lastSeenAt: linkStates.lastSeenAt })
    .from(outsiderLinks)
    .leftJoin(linkStates, eq(linkStates.linkId, outsiderLinks.id))
    .where(eq(outsiderLinks.projectId, projectId))
    .orderBy(desc(outsiderLinks.id));
  const deeds = await db
    .select()
    .from(linkDeeds)
    .where(
      isAnyOf(
        linkDeeds.linkId,
        rows.map(({ link }) => link.id),
      ),
    )
    .orderBy(desc(linkDeeds.id));
  return rows.map(({ link, lastSeenAt }) => ({
    id: link.id,
    purpose: link.purpose,
    kind: link.kind,
    contactId: link.contactId,
    name: link.name,
    email: link.email,
    delivery: link.delivery,
    createdAt: link.createdAt,
    until: dayAt(new Date(link.until)),
    isOpen: link.ended === null && link.until > now,
    ended: link.ended,
    lastSeenAt,
    deeds: deeds
      .filter(({ linkId }) => linkId === link.id)
      .slice(0, mostDeeds)
      .map(({ at, what }) => ({ at, what })),
  }));
}

/** Those that were tried with wrong codes until they ended, and have no other in their place. */
export async function listGuessed(
  db: Database,
  projectId: number,
): Promise<{ id: number; name: string; contactId: number | null; day: Day }[]> {
  const rows = await db.select().from(outsiderLinks).where(eq(outsiderLinks.projectId, projectId));
  return rows
    .filter(
      ({ id, ended, contactId }) =>
        ended === 'guessed' && !rows.some((other) => other.id > id && other.contactId === contactId),
    )
    .map(({ id, name, contactId, createdAt }) => ({ id, name, contactId, day: dayAt(new Date(createdAt)) }));
}

export async function getLinkedContact(
  db: Database,
  contactId: number,
): Promise<{ name: string; email: string | null }> {
  const contact = (await findContacts(db, [contactId])).get(contactId);
  if (!contact) throw new AppError('not_found');
  return { name: contactName(contact), email: contact.email };
}

/** As the other side reads who asks them. */
export async function findNameOf(db: Database, userId: number | null): Promise<string> {
  if (userId === null) return '';
  const [row] = await db
    .select({ name: sql<string>`coalesce(${fullName(users)}, ${users.email}, '')` })
    .from(users)
    .where(eq(users.id, userId));
  return row?.name ?? '';
}

/** Who invited, and to what. */
export async function findLinkForLetter(db: Database, linkId: number) {
  const [row] = await db
    .select({ link: outsiderLinks, project: projects.name, ownerId: projects.userId })
    .from(outsiderLinks)
    .innerJoin(projects, and(eq(projects.id, outsiderLinks.projectId), isNull(projects.removedAt)))
    .where(
      and(eq(outsiderLinks.id, linkId), isNull(outsiderLinks.ended), gt(outsiderLinks.until, sql`now()`)),
    );
  if (!row) return undefined;
  const invitedBy = await findNameOf(db, row.link.createdBy ?? row.ownerId);
  return { ...row, invitedBy };
}

/** Upkeep: what ended long ago is nobody’s any more. */
export async function removeOldLinks(db: Database, before: string): Promise<number> {
  return db.transaction(async (tx) => {
    await skipLog(tx);
    const gone = await tx
      .delete(outsiderLinks)
      .where(lt(outsiderLinks.until, before))
      .returning({ projectId: outsiderLinks.projectId });
    const left = tx.select({ id: outsiderLinks.id }).from(outsiderLinks);
    for (const table of [linkSecrets, linkStates, linkDeeds])
      await tx.delete(table).where(sql`${table.linkId} not in (${left})`);
    await raiseRevisions(
      tx,
      gone.map(({ projectId }) => projectId),
    );
    return gone.length;
  });
}
