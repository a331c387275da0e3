import { eq } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

export async function getProjectName(db: Database, projectId: number): Promise<string> {
  const [row] = await db.select({ name: projects.name }).from(projects).where(eq(projects.id, projectId));
  return row?.name ?? '';
}
