import { and, eq, sql } from 'drizzle-orm';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Of those that are still there. */
const statusesQuery = prepareOnce((db) =>
  db
    .select({ id: quotes.id, status: quotes.status })
    .from(quotes)
    .where(
      and(eq(quotes.projectId, sql.placeholder('projectId')), isAnyOf(quotes.id, sql.placeholder('ids'))),
    ),
);

export async function listStatuses(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<{ id: number; status: QuoteStatus }[]> {
  return statusesQuery(db).execute({ projectId, ids });
}
