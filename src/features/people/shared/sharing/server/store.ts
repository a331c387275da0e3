import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#/core/errors';
import type { Delivery, MemberRole } from '#/core/rights';
import type { Collaborator } from '#/features/people/shared/sharing/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';

/** Addresses compare without case, always in the database, so that there is one opinion of what case is. */
function sameAddress(column: AnyPgColumn, email: string) {
  return sql`lower(${column}) = lower(${email})`;
}

/** Null for somebody of whom the provider told no name. */
export function fullName(person: { firstName: AnyPgColumn; lastName: AnyPgColumn }): SQL<string | null> {
  return sql`nullif(trim(concat_ws(' ', ${person.firstName}, ${person.lastName})), '')`;
}

function selectCollaborators(db: Database) {
  return db
    .select({
      id: collaborators.id,
      userId: collaborators.userId,
      status: collaborators.status,
      role: collaborators.role,
      user: { email: sql<string>`coalesce(${users.email}, ${collaborators.email})`, name: fullName(users) },
      delivery: collaborators.delivery,
      version: collaborators.version,
      createdAt: collaborators.createdAt,
    })
    .from(collaborators)
    .leftJoin(users, eq(users.id, collaborators.userId));
}

export async function listCollaborators(
  db: Database,
  projectId: number,
  { withPending }: { withPending: boolean },
): Promise<Collaborator[]> {
  const shown = withPending ? undefined : eq(collaborators.status, 'accepted');
  return selectCollaborators(db)
    .where(and(eq(collaborators.projectId, projectId), shown))
    .orderBy(asc(collaborators.id));
}

/** Whether somebody else is in a project, or was asked to be. */
export async function countCollaborators(
  db: Database,
  projectId: number,
  { withPending }: { withPending: boolean },
): Promise<number> {
  const counted = withPending ? undefined : eq(collaborators.status, 'accepted');
  return db.$count(collaborators, and(eq(collaborators.projectId, projectId), counted));
}

export async function getCollaborator(db: Database, projectId: number, id: number): Promise<Collaborator> {
  const [row] = await selectCollaborators(db).where(inProject(projectId, id));
  if (!row) throw new AppError('not_found');
  return row;
}

function inProject(projectId: number, id: number) {
  return and(eq(collaborators.projectId, projectId), eq(collaborators.id, id));
}

export async function isOwnersAddress(db: Database, projectId: number, email: string): Promise<boolean> {
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.id, projectId), sameAddress(users.email, email)));
  return found.length > 0;
}

/** By the address that was invited, or by the one that a member signs in with today. */
export async function findByAddress(
  db: Database,
  projectId: number,
  email: string,
): Promise<Pick<Collaborator, 'status'> | undefined> {
  const [row] = await db
    .select({ status: collaborators.status })
    .from(collaborators)
    .leftJoin(users, eq(users.id, collaborators.userId))
    .where(
      and(
        eq(collaborators.projectId, projectId),
        or(sameAddress(collaborators.email, email), sameAddress(users.email, email)),
      ),
    )
    .orderBy(asc(collaborators.status));
  return row;
}

export type NewInvitation = {
  projectId: number;
  email: string;
  role: MemberRole;
  invitedBy: number;
  delivery: Delivery;
};

/** Undefined where somebody else was first with the same address. */
export async function createInvitation(db: Database, invitation: NewInvitation): Promise<number | undefined> {
  const [row] = await db
    .insert(collaborators)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: collaborators.id });
  return row?.id;
}

export async function updateRole(
  db: Database,
  projectId: number,
  id: number,
  role: MemberRole,
): Promise<void> {
  await db.update(collaborators).set({ role, updatedAt: sql`now()` }).where(inProject(projectId, id));
}

export async function updateDelivery(db: Database, id: number, delivery: Delivery): Promise<void> {
  await db.update(collaborators).set({ delivery }).where(eq(collaborators.id, id));
}

/** Who it was, where somebody had accepted. */
export async function removeCollaborator(db: Database, projectId: number, id: number): Promise<void> {
  await db.delete(collaborators).where(inProject(projectId, id));
}
