import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Locks the owner for the rest of the transaction: two clicks at once would otherwise make two examples. */
export async function ownsExample(db: Database, userId: number): Promise<boolean> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.isExample, true), isNull(projects.removedAt)))
    .limit(1);
  return found.length > 0;
}
