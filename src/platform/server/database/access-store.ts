import { and, eq, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/database';
import { prepareOnce } from '#/platform/server/database/prepared';
import type { RecordKind } from '#/platform/server/database/record-kind';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { findColumn } from '#/platform/server/database/tables';

export type Membership = { projectId: number; role: Role; createdBy: number | null };

/** The owner's role, or that of an accepted collaborator. */
function roleOf(userId: Placeholder): SQL<Role | null> {
  return sql<Role | null>`case when ${projects.userId} = ${userId} then 'owner' else ${collaborators.role} end`;
}

function acceptedAs(userId: Placeholder) {
  return and(
    eq(collaborators.projectId, projects.id),
    eq(collaborators.userId, userId),
    eq(collaborators.status, 'accepted'),
  );
}

/**
 * The projects somebody owns or works in, to be used inside another query. Two selections by an index: one with 'or'
 * would read the projects of everybody.
 */
export function memberProjectIds(db: Database, userId: number) {
  const owned = db.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId));
  const shared = db
    .select({ id: collaborators.projectId })
    .from(collaborators)
    .where(and(eq(collaborators.userId, userId), eq(collaborators.status, 'accepted')));
  return unionAll(owned, shared);
}

const user = sql.placeholder('userId');

const membershipQuery = prepareOnce((db) =>
  db
    .select({ projectId: projects.id, role: roleOf(user) })
    .from(projects)
    .leftJoin(collaborators, acceptedAs(user))
    .where(eq(projects.id, sql.placeholder('projectId'))),
);

export async function findMembership(
  db: Database,
  userId: number,
  projectId: number,
): Promise<Membership | undefined> {
  const [row] = await membershipQuery(db).execute({ userId, projectId });
  return row?.role ? { projectId: row.projectId, role: row.role, createdBy: null } : undefined;
}

export type FindMembership = (
  db: Database,
  userId: number,
  recordId: number | string,
) => Promise<Membership | undefined>;

function getColumn(table: PgTable, name: string): PgColumn {
  const column = findColumn(table, name);
  if (!column)
    throw new Error(`the table ${getTableName(table)} has no column ${name}, which the gate reads`);
  return column;
}

/** Through a record to its project, with who made it. */
export function membershipByRecord(kind: Pick<RecordKind, 'table' | 'key' | 'author'>): FindMembership {
  // Under another name: the query joins the memberships once more to find the role.
  const table = kind.table === collaborators ? alias(collaborators, 'records') : kind.table;
  const author = findColumn(table, kind.author ?? 'createdBy');
  const query = prepareOnce((db) =>
    db
      .select({
        projectId: projects.id,
        role: roleOf(user),
        createdBy: author ? sql<number | null>`${author}` : sql<null>`null`,
      })
      .from(table)
      .innerJoin(projects, eq(projects.id, getColumn(table, 'projectId')))
      .leftJoin(collaborators, acceptedAs(user))
      .where(eq(getColumn(table, kind.key ?? 'id'), sql.placeholder('recordId'))),
  );
  return async (db, userId, recordId) => {
    const [row] = await query(db).execute({ userId, recordId });
    return row?.role ? { projectId: row.projectId, role: row.role, createdBy: row.createdBy } : undefined;
  };
}
