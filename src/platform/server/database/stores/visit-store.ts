import { and, eq, getTableName, gt, isNull, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { sessions, users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { findColumn } from '#/platform/server/database/schema/tables';
import {
  acceptedAs,
  isThere,
  type Membership,
  roleOf,
  seenOfProject,
} from '#/platform/server/database/stores/access-store';
import type { RecordKind } from '#/platform/server/database/stores/record-kind';

export type SignedInUser = typeof users.$inferSelect;

/** Who asks, by which session, and what they are in the project that they ask about. */
export type Visit = {
  user: SignedInUser;
  session: { key: string; confirmedAt: string };
  lastSeenAt: string;
  membership: Membership | undefined;
};

type Sought = {
  tokenHash: string;
  idleSeconds: number;
  /** Of the project, or of the record that leads to it. */
  key: number | string;
};

/** One statement, for nearly every request begins with it. */
export type FindVisit = (db: Database, sought: Sought) => Promise<Visit | undefined>;

const visitor = {
  user: users,
  session: { key: sessions.key, confirmedAt: sessions.confirmedAt },
  lastSeenAt: sessions.lastSeenAt,
};

const isCurrent = and(
  eq(sessions.tokenHash, sql.placeholder('tokenHash')),
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${sql.placeholder('idleSeconds')})`),
);

const visitQuery = prepareOnce((db) =>
  db.select(visitor).from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(isCurrent),
);

/** Of a call that is about no project. */
export async function findVisitAnywhere(
  db: Database,
  { tokenHash, idleSeconds }: Omit<Sought, 'key'>,
): Promise<Visit | undefined> {
  const [row] = await visitQuery(db).execute({ tokenHash, idleSeconds });
  return row && { ...row, membership: undefined };
}

type Found = Omit<Visit, 'membership'> & {
  projectId: number | null;
  revision: number | null;
  tableRevisions: Membership['tableRevisions'] | null;
  role: Membership['role'] | null;
  createdBy: number | null;
};

function toVisit({ projectId, revision, tableRevisions, role, createdBy, ...visit }: Found): Visit {
  if (projectId === null || revision === null || role === null) return { ...visit, membership: undefined };
  const seen = { projectId, revision, tableRevisions: tableRevisions ?? {} };
  return { ...visit, membership: { ...seen, role, createdBy } };
}

const membership = { ...seenOfProject, role: roleOf(users.id) };

const visitInProject = prepareOnce((db) =>
  db
    .select({ ...visitor, ...membership, createdBy: sql<null>`null` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(projects, and(eq(projects.id, sql.placeholder('key')), isThere))
    .leftJoin(collaborators, acceptedAs(users.id))
    .where(isCurrent),
);

export const findVisitInProject: FindVisit = async (db, sought) => {
  const [row] = await visitInProject(db).execute(sought);
  return row && toVisit(row);
};

export function getColumn(table: PgTable, name: string): PgColumn {
  const column = findColumn(table, name);
  if (!column)
    throw new Error(`the table ${getTableName(table)} has no column ${name}, which the gate reads`);
  return column;
}

/** Through a record to its project, with who made it. */
export function visitByRecord(kind: Pick<RecordKind, 'table' | 'key' | 'author'>): FindVisit {
  // Under another name: the query joins the memberships once more to find the role.
  const table = kind.table === collaborators ? alias(collaborators, 'records') : kind.table;
  const author = findColumn(table, kind.author ?? 'createdBy');
  const removedAt = findColumn(table, 'removedAt');
  const createdBy = author ? sql<number | null>`${author}` : sql<null>`null`;
  const query = prepareOnce((db) =>
    db
      .select({ ...visitor, ...membership, createdBy })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(table, eq(getColumn(table, kind.key ?? 'id'), sql.placeholder('key')))
      .leftJoin(
        projects,
        and(eq(projects.id, getColumn(table, 'projectId')), isThere, removedAt && isNull(removedAt)),
      )
      .leftJoin(collaborators, acceptedAs(users.id))
      .where(isCurrent),
  );
  return async (db, sought) => {
    const [row] = await query(db).execute(sought);
    return row && toVisit(row as Found);
  };
}
