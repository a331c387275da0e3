import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import { changedFields } from '#/platform/server/database/log/changed-fields';
import type { TableRevisions } from '#/platform/server/database/log/table-revisions';
import { changes } from '#/platform/server/database/schema/changes';
import { sessions, users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { acceptedAs, isThere } from '#/platform/server/database/stores/access-store';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { sessionIdleSeconds } from '#/platform/server/identity/sessions';

/** Who has missed more than this reads everything anew. */
export const mostToTell = 200;

export type LastChange = Awaited<ReturnType<typeof listLastChanges>>[number];

/** Enough for what one person does at once; more is only read where it is not. */
const usuallyTold = 10;

/** The changes of a project after a revision, the oldest of them first; the last ones where they are too many. */
export async function listChangesAfter(db: Database, projectId: number, revision: number) {
  const few = await listLastChanges(db, projectId, usuallyTold);
  const isWhole = few.length < usuallyTold || (few[0]?.revision ?? 0) <= revision;
  const rows = isWhole ? few : await listLastChanges(db, projectId, mostToTell);
  return rows.filter((row) => row.revision > revision);
}

async function listLastChanges(db: Database, projectId: number, limit: number) {
  const rows = await db
    .select({
      revision: changes.revision,
      tableName: changes.tableName,
      recordKey: changes.recordKey,
      action: changes.action,
      fields: changedFields,
      userId: users.id,
      name: nameOfPerson,
    })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.userId))
    .where(eq(changes.projectId, projectId))
    .orderBy(desc(changes.id))
    .limit(limit);
  return rows.reverse();
}

export type Revisions = { projectId: number; revision: number; tableRevisions: TableRevisions };

/** As they are now; a project that is gone is missing. */
export async function listRevisions(db: Database, projectIds: readonly number[]): Promise<Revisions[]> {
  return db
    .select({
      projectId: projects.id,
      revision: projects.revision,
      tableRevisions: projects.tableRevisions,
    })
    .from(projects)
    .where(and(isAnyOf(projects.id, projectIds), isThere));
}

/** Whether others than its owner are in it. */
export async function isShared(db: Database, projectId: number): Promise<boolean> {
  const found = await db
    .select({ id: collaborators.id })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, projectId), eq(collaborators.status, 'accepted')))
    .limit(1);
  return found.length > 0;
}

export async function notify(db: Database, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

export type Listening = { tokenHash: string; projectId: number };

/** Those who are still signed in, and still a member: in one statement for all of them. */
export async function listStillAllowed(db: Database, listening: readonly Listening[]): Promise<Listening[]> {
  const projectIds = listening.map(({ projectId }) => projectId);
  const tokenHashes = listening.map(({ tokenHash }) => tokenHash);
  return db
    .selectDistinct({ tokenHash: sessions.tokenHash, projectId: projects.id })
    .from(sessions)
    .innerJoin(projects, and(isAnyOf(projects.id, projectIds), isThere))
    .leftJoin(collaborators, acceptedAs(sessions.userId))
    .where(
      and(
        isAnyOf(sessions.tokenHash, tokenHashes),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastSeenAt, sql`now() - make_interval(secs => ${sessionIdleSeconds})`),
        or(eq(projects.userId, sessions.userId), sql`${collaborators.id} is not null`),
      ),
    );
}
