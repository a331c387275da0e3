import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { addDays, type Day } from '#/core/day';
import type { MailSettings } from '#/features/reminders/digest/contract';
import { digests, mailChoices } from '#/features/reminders/digest/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { isThere } from '#/platform/server/database/stores/access-store';

/** Everybody in a project that is somebody's own: of an example nobody wants a letter. */
function membersOf(db: Database) {
  const isReal = and(isThere, eq(projects.isExample, false));
  const owners = db.select({ projectId: projects.id, userId: projects.userId }).from(projects).where(isReal);
  const others = db
    .select({ projectId: collaborators.projectId, userId: sql<number>`${collaborators.userId}` })
    .from(collaborators)
    .innerJoin(projects, and(eq(projects.id, collaborators.projectId), isReal))
    .where(and(eq(collaborators.status, 'accepted'), isNotNull(collaborators.userId)));
  return unionAll(owners, others).as('members');
}

const hasAddress = and(isNotNull(users.email), eq(users.emailVerified, true));

/** Projects in which somebody was not told yet on this day, some at a time. */
export async function listProjectsToTell(
  db: Database,
  today: Day,
  { after, count }: { after: number; count: number },
): Promise<number[]> {
  const members = membersOf(db);
  const rows = await db
    .selectDistinct({ projectId: members.projectId })
    .from(members)
    .innerJoin(users, and(eq(users.id, members.userId), hasAddress))
    .leftJoin(digests, and(eq(digests.userId, members.userId), eq(digests.digestOf, members.projectId)))
    .where(and(gt(members.projectId, after), or(isNull(digests.lastDay), lt(digests.lastDay, today))))
    .orderBy(asc(members.projectId))
    .limit(count);
  return rows.map(({ projectId }) => projectId);
}

export type ToTell = MailSettings & { userId: number; lastDay: Day };

/** Takes those who were not told yet; who else is at it waits, and then finds nobody. In a transaction. */
export async function takeMembers(tx: Database, projectId: number, today: Day): Promise<ToTell[]> {
  const members = membersOf(tx);
  const there = await tx
    .select({ userId: members.userId })
    .from(members)
    .innerJoin(users, and(eq(users.id, members.userId), hasAddress))
    .where(eq(members.projectId, projectId))
    .orderBy(asc(members.userId));
  if (there.length === 0) return [];
  // Who is new is told from today on.
  await tx
    .insert(digests)
    .values(there.map(({ userId }) => ({ userId, digestOf: projectId, lastDay: addDays(today, -1) })))
    .onConflictDoNothing();
  const taken = await tx
    .select({ userId: digests.userId, lastDay: digests.lastDay })
    .from(digests)
    .where(and(eq(digests.digestOf, projectId), lt(digests.lastDay, today)))
    .orderBy(asc(digests.userId))
    .for('update');
  const isMember = new Set(there.map(({ userId }) => userId));
  const found: ToTell[] = [];
  for (const { userId, lastDay } of taken) {
    if (isMember.has(userId)) found.push({ userId, lastDay, ...(await getChoices(tx, userId)) });
  }
  await tx
    .update(digests)
    .set({ lastDay: today })
    .where(and(eq(digests.digestOf, projectId), lt(digests.lastDay, today)));
  return found;
}

export async function getChoices(db: Database, userId: number): Promise<MailSettings> {
  const [row] = await db
    .select({ isStopped: mailChoices.isStopped, off: mailChoices.off, from: mailChoices.from })
    .from(mailChoices)
    .where(eq(mailChoices.userId, userId));
  return row ?? { isStopped: false, off: [], from: {} };
}

export async function saveChoices(
  tx: Database,
  userId: number,
  choices: Partial<MailSettings>,
): Promise<void> {
  await tx
    .insert(mailChoices)
    .values({ userId, ...choices })
    .onConflictDoUpdate({ target: mailChoices.userId, set: { ...choices, updatedAt: sql`now()` } });
}

export async function isUser(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(users, eq(users.id, userId))) > 0;
}

/** Where a letter goes, as long as it is wanted there: nothing for who left the project or stopped it meanwhile. */
export async function findReceiver(
  db: Database,
  userId: number,
  projectId: number,
): Promise<{ email: string; projectName: string; isResting: boolean } | undefined> {
  const members = membersOf(db);
  const [row] = await db
    .select({
      email: users.email,
      projectName: projects.name,
      status: projects.status,
      isStopped: mailChoices.isStopped,
    })
    .from(members)
    .innerJoin(users, and(eq(users.id, members.userId), hasAddress))
    .innerJoin(projects, eq(projects.id, members.projectId))
    .leftJoin(mailChoices, eq(mailChoices.userId, members.userId))
    .where(and(eq(members.userId, userId), eq(members.projectId, projectId)));
  if (!row?.email || row.isStopped) return undefined;
  return { email: row.email, projectName: row.projectName, isResting: row.status === 'resting' };
}
