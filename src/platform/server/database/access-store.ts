import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RecordKind } from '#/core/call';
import type { Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/database';
import { documents, invoices, quotes } from '#/platform/server/database/schema/papers';
import { premieCalculations } from '#/platform/server/database/schema/premies';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

export type Membership = { projectId: number; role: Role; createdBy: number | null };

type ProjectRecord = PgTable & { id: AnyPgColumn; projectId: AnyPgColumn; createdBy: AnyPgColumn };

const recordTables: Record<RecordKind, ProjectRecord> = {
  items: meetstaatItems,
  quotes,
  invoices,
  tasks,
  documents,
  premieCalculations,
};

/** The owner's role, or that of an accepted collaborator. */
function roleOf(userId: number): SQL<Role | null> {
  return sql`case when ${projects.userId} = ${userId} then 'owner' else ${collaborators.role} end`;
}

function acceptedAs(userId: number) {
  return and(
    eq(collaborators.projectId, projects.id),
    eq(collaborators.userId, userId),
    eq(collaborators.status, 'accepted'),
  );
}

/** The projects somebody owns or works in, to be used inside another query. */
export function memberProjectIds(db: Database, userId: number) {
  return db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(collaborators, acceptedAs(userId))
    .where(or(eq(projects.userId, userId), eq(collaborators.userId, userId)));
}

export async function findMembership(
  db: Database,
  userId: number,
  projectId: number,
): Promise<Membership | undefined> {
  const [row] = await db
    .select({ projectId: projects.id, role: roleOf(userId) })
    .from(projects)
    .leftJoin(collaborators, acceptedAs(userId))
    .where(eq(projects.id, projectId));
  return row?.role ? { projectId: row.projectId, role: row.role, createdBy: null } : undefined;
}

export async function findRecordMembership(
  db: Database,
  userId: number,
  kind: RecordKind,
  recordId: number,
): Promise<Membership | undefined> {
  const table = recordTables[kind];
  const [row] = await db
    .select({
      projectId: projects.id,
      role: roleOf(userId),
      createdBy: sql<number | null>`${table.createdBy}`,
    })
    .from(table)
    .innerJoin(projects, eq(projects.id, table.projectId))
    .leftJoin(collaborators, acceptedAs(userId))
    .where(eq(table.id, recordId));
  return row?.role ? { projectId: row.projectId, role: row.role, createdBy: row.createdBy } : undefined;
}
