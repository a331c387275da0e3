import { eq } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

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
