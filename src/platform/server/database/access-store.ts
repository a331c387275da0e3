import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable, unionAll } from 'drizzle-orm/pg-core';
import { type RecordKind, recordKinds } from '#/core/call';
import type { Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/database';
import { prepareOnce } from '#/platform/server/database/prepared';
import { documents, files, invoices, quotes } from '#/platform/server/database/schema/papers';
import { premieCalculations } from '#/platform/server/database/schema/premies';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

export type Membership = { projectId: number; role: Role; createdBy: number | null };

/** Where a kind of record is found by its id, and who made it. A file is whoever's who has the paper it belongs to. */
type RecordPlace = { table: PgTable; id: AnyPgColumn; projectId: AnyPgColumn; createdBy?: AnyPgColumn };

/** Under another name: the query joins the table once more to find the role. */
const memberships = alias(collaborators, 'memberships');

const records: Record<RecordKind, RecordPlace> = {
  items: made(meetstaatItems),
  quotes: made(quotes),
  invoices: made(invoices),
  tasks: made(tasks),
  documents: made(documents),
  premieCalculations: made(premieCalculations),
  files: { table: files, id: files.key, projectId: files.projectId },
  // A membership is the member's own, whoever sent the invitation.
  collaborators: {
    table: memberships,
    id: memberships.id,
    projectId: memberships.projectId,
    createdBy: memberships.userId,
  },
};

function made(
  table: PgTable & { id: AnyPgColumn; projectId: AnyPgColumn; createdBy: AnyPgColumn },
): RecordPlace {
  return { table, id: table.id, projectId: table.projectId, createdBy: table.createdBy };
}

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

function recordMembershipQuery(kind: RecordKind) {
  const { table, id, projectId, createdBy } = records[kind];
  return prepareOnce((db) =>
    db
      .select({
        projectId: projects.id,
        role: roleOf(user),
        createdBy: createdBy ? sql<number | null>`${createdBy}` : sql<null>`null`,
      })
      .from(table)
      .innerJoin(projects, eq(projects.id, projectId))
      .leftJoin(collaborators, acceptedAs(user))
      .where(eq(id, sql.placeholder('recordId'))),
  );
}

const recordMembershipQueries = new Map(recordKinds.map((kind) => [kind, recordMembershipQuery(kind)]));

export async function findRecordMembership(
  db: Database,
  userId: number,
  kind: RecordKind,
  recordId: number | string,
): Promise<Membership | undefined> {
  const rows = await recordMembershipQueries.get(kind)?.(db).execute({ userId, recordId });
  const row = rows?.[0];
  return row?.role ? { projectId: row.projectId, role: row.role, createdBy: row.createdBy } : undefined;
}
