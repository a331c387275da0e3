import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { calendarLinks } from '#/features/reminders/calendar/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { isThere, memberProjectIds } from '#/platform/server/database/stores/access-store';
import type { Actor } from '#/platform/server/identity/access';

function own({ userId, projectId }: Actor) {
  return and(eq(calendarLinks.userId, userId), eq(calendarLinks.calendarOf, projectId));
}

/** As what somebody is in a project: null of its owner. Undefined where they are not in it. */
async function findMemberAs(db: Database, { userId, projectId }: Actor): Promise<number | null | undefined> {
  const [row] = await db
    .select({ isOwner: sql<boolean>`${projects.userId} = ${userId}`, memberId: collaborators.id })
    .from(projects)
    .leftJoin(
      collaborators,
      and(
        eq(collaborators.projectId, projects.id),
        eq(collaborators.userId, userId),
        eq(collaborators.status, 'accepted'),
      ),
    )
    .where(and(eq(projects.id, projectId), isThere));
  return row?.isOwner ? null : (row?.memberId ?? undefined);
}

/** One for each person in a project: a new one ends the one before. */
export async function replaceLink(tx: Database, actor: Actor, tokenHash: string): Promise<void> {
  const memberAs = (await findMemberAs(tx, actor)) ?? null;
  await tx
    .insert(calendarLinks)
    .values({ userId: actor.userId, calendarOf: actor.projectId, tokenHash, memberAs })
    .onConflictDoUpdate({
      target: [calendarLinks.userId, calendarLinks.calendarOf],
      set: { tokenHash, memberAs, createdAt: sql`now()` },
    });
}

export async function removeLink(tx: Database, actor: Actor): Promise<void> {
  await tx.delete(calendarLinks).where(own(actor));
}

export async function listLinks(db: Database, userId: number) {
  return db
    .select({ projectId: calendarLinks.calendarOf, createdAt: calendarLinks.createdAt })
    .from(calendarLinks)
    .where(
      and(eq(calendarLinks.userId, userId), inArray(calendarLinks.calendarOf, memberProjectIds(db, userId))),
    )
    .orderBy(asc(calendarLinks.calendarOf));
}

/** Only while who made it is in the project as they were then. */
export async function findCalendar(
  db: Database,
  tokenHash: string,
): Promise<{ projectId: number; projectName: string } | undefined> {
  const [row] = await db
    .select({
      userId: calendarLinks.userId,
      memberAs: calendarLinks.memberAs,
      projectId: projects.id,
      projectName: projects.name,
    })
    .from(calendarLinks)
    .innerJoin(projects, eq(projects.id, calendarLinks.calendarOf))
    .where(eq(calendarLinks.tokenHash, tokenHash));
  return row && (await findMemberAs(db, row)) === row.memberAs ? row : undefined;
}
