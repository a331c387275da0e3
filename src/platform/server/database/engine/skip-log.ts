import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** For the rest of the transaction nothing is written to the log: what happens is upkeep, and nobody’s doing. */
export async function skipLog(tx: Database): Promise<void> {
  await tx.execute(sql`select set_config('truweel.quiet', 'on', true)`);
}

/** What screens show is not what it was, without anything that the log tells. */
export async function raiseRevisions(tx: Database, projectIds: readonly number[]): Promise<void> {
  const ids = [...new Set(projectIds)];
  if (ids.length === 0) return;
  await tx
    .update(projects)
    .set({ revision: sql`${projects.revision} + 1` })
    .where(isAnyOf(projects.id, ids));
}
