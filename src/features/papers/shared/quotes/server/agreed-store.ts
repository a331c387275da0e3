import { and, eq, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { approvedOfQuote } from '#/features/papers/shared/quotes/server/quote-of-store';
import { readQuotes } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

const agreedQuery = prepareOnce((db) =>
  db
    .select({
      id: quotes.id,
      amount: quotes.amount,
      netAmount: quotes.netAmount,
      lines: quotes.lines,
      vatLines: quotes.vatLines,
      quoteDate: quotes.quoteDate,
      approved: approvedOfQuote,
    })
    .from(quotes)
    .where(
      and(eq(quotes.projectId, sql.placeholder('projectId')), isAnyOf(quotes.id, sql.placeholder('ids'))),
    ),
);

/** What was quoted, and what extra work was approved. */
export async function findAgreed(db: Database, projectId: number, ids: readonly number[]) {
  return agreedQuery(db).execute({ projectId, ids });
}

type Agreed = Awaited<ReturnType<typeof findAgreed>>[number];

/** The same of all of a project, where many of them are looked at. */
export function listAgreed(db: Database, projectId: number): Promise<readonly Agreed[]> {
  return derived(projectId, 'what was quoted', async () =>
    (await readQuotes(db, projectId)).map(({ quote, approved }) => {
      const { id, amount, netAmount, lines, vatLines, quoteDate } = quote;
      return { id, amount, netAmount, lines, vatLines, quoteDate, approved };
    }),
  );
}

/** Since when a contract is there: the day of its paper, or else that on which it was accepted here. */
export async function findContractDay(db: Database, projectId: number, quoteId: number): Promise<Day | null> {
  const [row] = await db
    .select({ quoteDate: quotes.quoteDate, acceptedOn: quotes.acceptedOn })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), eq(quotes.id, quoteId)));
  return row?.quoteDate ?? row?.acceptedOn ?? null;
}
