import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberRole } from '#/core/rights';
import { fullName } from '#/features/people/shared/sharing/server/store';
import type { Invitation } from '#/features/people/sharing/invitations-contract';
import type { Database } from '#/platform/server/database/engine/database';
import { users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';

const inviters = alias(users, 'inviters');
const inviterName = sql<string | null>`coalesce(${fullName(inviters)}, ${inviters.email})`;

/** An invitation is for whoever proves to own its address, which is what the provider vouches for. */
function isFor(userId: number) {
  return and(
    eq(collaborators.status, 'pending'),
    sql`exists (select 1 from ${projects} where ${projects.id} = ${collaborators.projectId}
      and ${projects.removedAt} is null)`,
    sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.emailVerified}
      and lower(${users.email}) = lower(${collaborators.email}))`,
  );
}

export async function listInvitations(db: Database, userId: number): Promise<Invitation[]> {
  return db
    .select({
      id: collaborators.id,
      project: { name: projects.name },
      role: collaborators.role,
      invitedBy: inviterName,
      createdAt: collaborators.createdAt,
    })
    .from(collaborators)
    .innerJoin(projects, eq(projects.id, collaborators.projectId))
    .leftJoin(inviters, eq(inviters.id, collaborators.invitedBy))
    .where(isFor(userId))
    .orderBy(asc(collaborators.id));
}

/** Locks the person: two invitations to one project, accepted at once, would otherwise both become a membership. */
export async function lockPerson(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function takeInvitation(
  db: Database,
  userId: number,
  id: number,
): Promise<{ projectId: number; role: MemberRole } | undefined> {
  const [row] = await db
    .select({ projectId: collaborators.projectId, role: collaborators.role })
    .from(collaborators)
    .where(and(eq(collaborators.id, id), isFor(userId)))
    .for('update');
  return row;
}

/** Somebody who accepts twice has not made a mistake. */
export async function findAccepted(
  db: Database,
  userId: number,
  id: number,
): Promise<{ projectId: number } | undefined> {
  const [row] = await db
    .select({ projectId: collaborators.projectId })
    .from(collaborators)
    .where(
      and(eq(collaborators.id, id), eq(collaborators.userId, userId), eq(collaborators.status, 'accepted')),
    );
  return row;
}

export async function findMembershipOf(
  db: Database,
  userId: number,
  projectId: number,
): Promise<{ id: number; role: MemberRole } | undefined> {
  const [row] = await db
    .select({ id: collaborators.id, role: collaborators.role })
    .from(collaborators)
    .where(
      and(
        eq(collaborators.projectId, projectId),
        eq(collaborators.userId, userId),
        eq(collaborators.status, 'accepted'),
      ),
    );
  return row;
}

export async function isOwner(db: Database, userId: number, projectId: number): Promise<boolean> {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.userId, userId)));
  return found.length > 0;
}

export async function becomeMember(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(collaborators)
    .set({ userId, status: 'accepted', updatedAt: sql`now()` })
    .where(eq(collaborators.id, id));
}

export async function removeInvitation(db: Database, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(collaborators)
    .where(and(eq(collaborators.id, id), isFor(userId)))
    .returning({ id: collaborators.id });
  return removed.length > 0;
}

export type WaitingInvitation = NonNullable<Awaited<ReturnType<typeof findWaitingInvitation>>>;

/** What a letter needs; nothing where the invitation was answered or withdrawn in the meantime. */
export async function findWaitingInvitation(db: Database, id: number) {
  const [row] = await db
    .select({
      email: collaborators.email,
      role: collaborators.role,
      projectName: projects.name,
      inviterName,
      replyTo: sql<string | null>`case when ${inviters.emailVerified} then ${inviters.email} end`,
    })
    .from(collaborators)
    .innerJoin(projects, eq(projects.id, collaborators.projectId))
    .leftJoin(inviters, eq(inviters.id, collaborators.invitedBy))
    .where(and(eq(collaborators.id, id), eq(collaborators.status, 'pending'), isNull(projects.removedAt)));
  return row;
}
