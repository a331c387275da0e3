import type { Day } from '#/core/day';
import { type QuoteRow, readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { titleOf } from '#/features/papers/shared/rules/title';
import type { Database } from '#/platform/server/database/engine/database';

/** More than anybody looks at in one day. */
const mostTold = 20;

type Named = { id: number; name: string };

function named({ quote: { id, description, quoteNumber }, contact }: QuoteRow): Named {
  return { id, name: titleOf(contact, description, quoteNumber).name };
}

export async function listAcceptedUnseen(db: Database, projectId: number): Promise<Named[]> {
  const rows = await readQuotes(db, projectId);
  return rows
    .filter(({ quote: { status, acceptedUnseen } }) => status === 'accepted' && acceptedUnseen)
    .toReversed()
    .slice(0, mostTold)
    .map(named);
}

/** Those about which the firm was asked, with the first day to come back to them. */
export async function listAsked(db: Database, projectId: number): Promise<(Named & { until: Day })[]> {
  const rows = await readQuotes(db, projectId);
  return rows
    .flatMap((row) => {
      const [until] = row.quote.asked.map((each) => each.until).sort();
      return until === undefined || row.quote.status === 'rejected' ? [] : [{ ...named(row), until }];
    })
    .toReversed()
    .slice(0, mostTold);
}
