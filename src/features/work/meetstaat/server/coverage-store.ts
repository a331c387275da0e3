import { asc, eq, sql } from 'drizzle-orm';
import { meetstaatItems, placeOf } from '#/features/work/shared/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

const inOrder = prepareOnce((db) =>
  db
    .select({ id: meetstaatItems.id, category: meetstaatItems.category })
    .from(meetstaatItems)
    .where(eq(meetstaatItems.projectId, sql.placeholder('projectId')))
    .orderBy(asc(placeOf), asc(meetstaatItems.id)),
);

export function listInOrder(db: Database, projectId: number) {
  return inOrder(db).execute({ projectId });
}
