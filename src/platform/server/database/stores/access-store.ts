import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import type { SeenProject } from '#/platform/server/database/engine/read-tables';
import type { TableRevisions } from '#/platform/server/database/log/table-revisions';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** What somebody is in a project, and as which revision they see it. */
export type Membership = {
  projectId: number;
  revision: number;
  tableRevisions: TableRevisions;
  role: Role;
  createdBy: number | null;
};

/** Of the project itself: what the gate asks of it. */
export const seenOfProject = {
  projectId: projects.id,
  revision: projects.revision,
  tableRevisions: projects.tableRevisions,
};

/** The owner's role, or that of an accepted collaborator. */
export function roleOf(userId: Placeholder | PgColumn): SQL<Role | null> {
  return sql<Role | null>`case when ${projects.userId} = ${userId} then 'owner' else ${collaborators.role} end`;
}

export function acceptedAs(userId: Placeholder | PgColumn) {
  return and(
    eq(collaborators.projectId, projects.id),
    eq(collaborators.userId, userId),
    eq(collaborators.status, 'accepted'),
  );
}

/** What is in the trash is gone for everybody. */
export const isThere = isNull(projects.removedAt);

/**
 * The projects somebody owns or works in, to be used inside another query. Two selections by an index: one with 'or'
 * would read the projects of everybody.
 */
export function memberProjectIds(db: Database, userId: number | Placeholder) {
  const owned = db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, userId), isThere));
  const shared = db
    .select({ id: collaborators.projectId })
    .from(collaborators)
    .innerJoin(projects, and(eq(projects.id, collaborators.projectId), isThere))
    .where(and(eq(collaborators.userId, userId), eq(collaborators.status, 'accepted')));
  return unionAll(owned, shared);
}

const user = sql.placeholder('userId');

const membershipQuery = prepareOnce((db) =>
  db
    .select({ ...seenOfProject, role: roleOf(user) })
    .from(projects)
    .leftJoin(collaborators, acceptedAs(user))
    .where(and(eq(projects.id, sql.placeholder('projectId')), isThere)),
);

export async function findMembership(
  db: Database,
  userId: number,
  projectId: number,
): Promise<Membership | undefined> {
  const [row] = await membershipQuery(db).execute({ userId, projectId });
  return row?.role ? { ...row, role: row.role, createdBy: null } : undefined;
}

const seenQuery = prepareOnce((db) =>
  db
    .select(seenOfProject)
    .from(projects)
    .where(isAnyOf(projects.id, sql.placeholder('projectIds'))),
);

/** As the gate sees them: for an answer of several. */
export async function listSeen(db: Database, projectIds: readonly number[]): Promise<SeenProject[]> {
  return seenQuery(db).execute({ projectIds });
}

const revisionQuery = prepareOnce((db) =>
  db
    .select({ revision: projects.revision })
    .from(projects)
    .where(eq(projects.id, sql.placeholder('projectId'))),
);

export async function findRevision(db: Database, projectId: number): Promise<number | undefined> {
  const [row] = await revisionQuery(db).execute({ projectId });
  return row?.revision;
}
