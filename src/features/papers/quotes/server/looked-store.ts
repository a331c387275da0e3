import type { Day } from '#/core/day';
import { readQuotes } from '#/features/papers/quotes/server/quote-rows';
import { titleOf } from '#/features/papers/shared/rules/paper-names';
import type { Database } from '#/platform/server/database/engine/database';

/** More than anybody looks at in one day. */
const mostTold = 20;

export async function listAcceptedUnseen(
  db: Database,
  projectId: number,
): Promise<{ id: number; name: string }[]> {
  const rows = await readQuotes(db, projectId);
  return rows
    .toReversed()
    .filter(({ quote: { status, acceptedUnseen } }) => status === 'accepted' && acceptedUnseen)
    .slice(0, mostTold)
    .map(({ quote, contact }) => ({ id: quote.id, ...titleOf(quote, contact) }));
}

/** Those about which the firm was asked, with the first day to come back to them. */
export async function listAsked(
  db: Database,
  projectId: number,
): Promise<{ id: number; name: string; until: Day }[]> {
  const rows = await readQuotes(db, projectId);
  const asked = rows.toReversed().flatMap(({ quote, contact }) => {
    const [until] = quote.asked.map((each) => each.until).toSorted();
    if (!until || quote.status === 'rejected') return [];
    return [{ id: quote.id, until, ...titleOf(quote, contact) }];
  });
  return asked.slice(0, mostTold);
}
