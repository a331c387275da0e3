import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { UnforeseenCost } from '#/features/papers/shared/quotes/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { writtenRow } from '#/platform/server/database/stores/written-row';

type Place = { projectId: number };
type QuoteForExtra = { contactId: number; status: string; unforeseenCosts: UnforeseenCost[] };

/** Held until the end of the transaction: a quote that is just being rejected is waited for. */
export async function getQuoteForExtra(
  tx: Database,
  { projectId }: Place,
  quoteId: number,
): Promise<QuoteForExtra> {
  const [row] = await tx
    .select({ contactId: quotes.contactId, status: quotes.status, unforeseenCosts: quotes.unforeseenCosts })
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** In a transaction that holds the quote, so that no two get one number; what was removed keeps its own. */
export async function takeExtraNumber(tx: Database, { projectId }: Place, quoteId: number): Promise<number> {
  const { number } = writtenRow(
    await tx
      .update(quotes)
      .set({ lastExtra: sql`${quotes.lastExtra} + 1` })
      .where(and(eq(quotes.id, quoteId), eq(quotes.projectId, projectId)))
      .returning({ number: quotes.lastExtra }),
  );
  return number;
}

/** An unforeseen cost that became agreed extra work is foreseen: it would count twice. */
export async function takeOutUnforeseen(
  tx: Database,
  quoteId: number,
  { description, amount }: UnforeseenCost,
): Promise<void> {
  const [row] = await tx
    .select({ costs: quotes.unforeseenCosts })
    .from(quotes)
    .where(eq(quotes.id, quoteId))
    .for('update');
  const costs = row?.costs ?? [];
  const at = costs.findIndex((each) => each.description === description && each.amount === amount);
  if (at === -1) return;
  await tx
    .update(quotes)
    .set({ unforeseenCosts: costs.toSpliced(at, 1), updatedAt: sql`now()` })
    .where(eq(quotes.id, quoteId));
}
