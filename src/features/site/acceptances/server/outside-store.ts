import { and, eq, sql } from 'drizzle-orm';
import type { StoredAcceptance } from '#/features/site/acceptances/server/store';
import { acceptances } from '#/features/site/acceptances/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** First of all, as every change in a project does: nobody waits in a circle. */
export async function lockProject(tx: Database, projectId: number): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

/** Those that were sent to a contact, for their page. */
export async function listForGuest(
  db: Database,
  { projectId, contactId }: { projectId: number; contactId: number },
): Promise<StoredAcceptance[]> {
  const isTheirs = sql`${acceptances.sentTo} @> ${JSON.stringify([contactId])}::jsonb`;
  const rows = await db
    .select()
    .from(acceptances)
    .where(and(eq(acceptances.projectId, projectId), isTheirs));
  return rows.filter(({ status }) => status !== 'draft');
}

/** For a letter to the owner. */
export async function findToMail(db: Database, acceptanceId: number) {
  const [row] = await db
    .select({ row: acceptances, project: projects.name, email: users.email })
    .from(acceptances)
    .innerJoin(projects, eq(projects.id, acceptances.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(acceptances.id, acceptanceId));
  return row;
}
