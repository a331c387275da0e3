import { asc, eq } from 'drizzle-orm';
import { meetstaatItems, placeOf } from '#/features/work/shared/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

export async function listInOrder(db: Database, projectId: number) {
  return db
    .select({ id: meetstaatItems.id, category: meetstaatItems.category })
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, projectId))
    .orderBy(asc(placeOf), asc(meetstaatItems.id));
}
