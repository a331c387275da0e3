import type { Day } from '#/core/day';
import { groupBy } from '#/core/group-by';
import { acceptedOf } from '#/features/papers/acceptances/rules/accepted';
import { listAcceptances } from '#/features/papers/acceptances/server/store';
import type { Accepted } from '#/features/papers/quotes/rules/accepted-plan';
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
