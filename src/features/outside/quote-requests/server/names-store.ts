import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { outsiderLinks } from '#/features/outside/links/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

/** Of one request: the link of each contact that has one that works. */
export async function listOpenLinks(
  db: Database,
  projectId: number,
  requestId: number,
): Promise<ReadonlyMap<number, { id: number; email: string | null }>> {
  const rows = await db
    .select({ id: outsiderLinks.id, contactId: outsiderLinks.contactId, email: outsiderLinks.email })
    .from(outsiderLinks)
    .where(
      and(
        ...[eq(outsiderLinks.projectId, projectId), eq(outsiderLinks.purpose, 'price-request')],
        ...[eq(outsiderLinks.recordId, requestId), isNull(outsiderLinks.ended)],
        gt(outsiderLinks.until, sql`now()`),
      ),
    );
  return new Map(
    rows.flatMap(({ id, contactId, email }) => (contactId === null ? [] : [[contactId, { id, email }]])),
  );
}

export async function findOwnerId(db: Database, projectId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: projects.userId }).from(projects).where(eq(projects.id, projectId));
  return row?.id;
}

/** First of all, as every change in a project does: nobody waits in a circle. */
export async function lockProject(tx: Database, projectId: number): Promise<void> {
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update');
}

export async function findNameOfProject(db: Database, projectId: number): Promise<string> {
  const [row] = await db.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
  return row?.name ?? '';
}
