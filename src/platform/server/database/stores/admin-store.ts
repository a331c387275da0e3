import { and, count, desc, eq, isNotNull, isNull, lt, max, ne, or, sql, sum } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { jobs } from '#/platform/server/database/schema/jobs';
import { sessions, users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

const filesByProject = (db: Database) =>
  db
    .select({ projectId: files.projectId, bytes: sum(files.size).mapWith(Number).as('bytes') })
    .from(files)
    .groupBy(files.projectId)
    .as('by_project');

/** Who there is, the largest store first. The last visit is that of a session that hasn't ended. */
export async function listUsersBySize(db: Database) {
  const sizes = filesByProject(db);
  const visits = db
    .select({ userId: sessions.userId, seen: max(sessions.lastSeenAt).as('seen'), open: count().as('open') })
    .from(sessions)
    .groupBy(sessions.userId)
    .as('visits');
  const bytes = sql<number>`coalesce(sum(${sizes.bytes}), 0)`.mapWith(Number);
  return db
    .select({
      id: users.id,
      email: users.email,
      projects: count(projects.id),
      bytes,
      sessions: sql<number>`coalesce(${visits.open}, 0)`.mapWith(Number),
      lastVisit: visits.seen,
    })
    .from(users)
    .leftJoin(projects, eq(projects.userId, users.id))
    .leftJoin(sizes, eq(sizes.projectId, projects.id))
    .leftJoin(visits, eq(visits.userId, users.id))
    .groupBy(users.id, visits.open, visits.seen)
    .orderBy(desc(bytes), users.id);
}

export async function listProjectsBySize(db: Database) {
  const sizes = filesByProject(db);
  const bytes = sql<number>`coalesce(${sizes.bytes}, 0)`.mapWith(Number);
  return db
    .select({ id: projects.id, name: projects.name, owner: users.email, bytes })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(sizes, eq(sizes.projectId, projects.id))
    .orderBy(desc(bytes), projects.id);
}

/** By number or by address; one address can belong to several people. Answers how many sessions ended. */
export async function endSessionsOf(db: Database, who: { id: number } | { email: string }): Promise<number> {
  const people = db
    .select({ id: users.id })
    .from(users)
    .where('id' in who ? eq(users.id, who.id) : eq(sql`lower(${users.email})`, who.email.toLowerCase()));
  const ended = await db
    .delete(sessions)
    .where(sql`${sessions.userId} in (${people})`)
    .returning({ userId: sessions.userId });
  return ended.length;
}

const isStuck = and(isNull(jobs.doneAt), or(isNotNull(jobs.failedAt), isNotNull(jobs.lastError)));

/** Given up, or tried in vain at least once. What is in them is nobody's business. */
export async function listStuckJobs(db: Database) {
  return db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      attempts: jobs.attempts,
      since: jobs.createdAt,
      gaveUp: isNotNull(jobs.failedAt).mapWith(Boolean),
      lastError: jobs.lastError,
    })
    .from(jobs)
    .where(isStuck)
    .orderBy(jobs.id);
}

function stuckAs(which: number | 'all') {
  return which === 'all' ? isStuck : and(isStuck, eq(jobs.id, which));
}

/** From the beginning, now; what is being tried at this moment is left alone. Answers how many. */
export async function retryJobs(db: Database, which: number | 'all'): Promise<number> {
  const isAtRest = or(isNull(jobs.leasedUntil), lt(jobs.leasedUntil, sql`now()`));
  const again = await db
    .update(jobs)
    .set({ failedAt: null, attempts: 0, runAt: sql`now()`, leasedUntil: null, leasedBy: null })
    .where(and(stuckAs(which), isAtRest))
    .returning({ id: jobs.id });
  return again.length;
}

/** Work by the clock comes back anyway. */
export async function dropJobs(db: Database, which: number | 'all'): Promise<number> {
  const dropped = await db
    .delete(jobs)
    .where(and(stuckAs(which), ne(jobs.queue, 'upkeep')))
    .returning({ id: jobs.id });
  return dropped.length;
}
