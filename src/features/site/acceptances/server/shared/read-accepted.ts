import type { Day } from '#/core/day';
import { groupBy } from '#/core/group-by';
import type { Accepted } from '#/features/papers/shared/quotes/rules/accepted-plan';
import { acceptedOf } from '#/features/site/acceptances/rules/accepted';
import { listAcceptances } from '#/features/site/acceptances/server/store';
import type { Database } from '#/platform/server/database/engine/database';

/** By quote, what its acceptance says of the money; those without one are left out. */
export async function readAccepted(
  db: Database,
  projectId: number,
  today: Day,
): Promise<ReadonlyMap<number, Accepted>> {
  const all = await listAcceptances(db, { projectId, today });
  const byQuote = [...groupBy(all, ({ quoteId }) => quoteId)];
  return new Map(
    byQuote.flatMap(([quoteId, own]) => {
      const accepted = acceptedOf(own, today);
      return accepted ? [[quoteId, accepted] as const] : [];
    }),
  );
}
