import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { projectChanges } from '#/features/people/projects/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';

type Changes = z.output<typeof projectChanges>;

export async function updateProject(
  db: Database,
  projectId: number,
  fields: Partial<Changes>,
): Promise<void> {
  await db
    .update(projects)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(eq(projects.id, projectId));
}

/** Into the trash, with all that is in it. */
export async function removeProject(db: Database, projectId: number): Promise<void> {
  await db.update(projects).set({ removedAt: sql`now()` }).where(eq(projects.id, projectId));
}
