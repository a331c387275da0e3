import { and, eq, lt, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import type { PriceDraft } from '#/features/outside/quote-requests/outside-contract';
import { priceAnswers, priceDrafts, quoteRequests } from '#/features/outside/quote-requests/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { projects } from '#/platform/server/database/schema/projects';
import { isThere } from '#/platform/server/database/stores/access-store';

const emptyDraft: PriceDraft = {
  ...{ lines: [], number: null, validUntil: null, startsWithin: null, note: null },
};

/** With the version that the next write has to name; 0 where nothing was typed yet. */
export async function readDraft(
  db: Database,
  answerId: number,
): Promise<{ draft: PriceDraft; version: number }> {
  const [row] = await db
    .select({ draft: priceDrafts.draft, version: priceDrafts.version })
    .from(priceDrafts)
    .where(eq(priceDrafts.answerId, answerId));
  return row ?? { draft: emptyDraft, version: 0 };
}

/** Undefined where another was written meanwhile. */
export async function writeDraft(
  tx: Database,
  answerId: number,
  { draft, version }: { draft: PriceDraft; version: number },
): Promise<number | undefined> {
  const next = { draft, version: version + 1, updatedAt: sql`now()` };
  const [row] =
    version === 0
      ? await tx
          .insert(priceDrafts)
          .values({ answerId, draft })
          .onConflictDoNothing()
          .returning({ version: priceDrafts.version })
      : await tx
          .update(priceDrafts)
          .set(next)
          .where(and(eq(priceDrafts.answerId, answerId), eq(priceDrafts.version, version)))
          .returning({ version: priceDrafts.version });
  return row?.version;
}

/** Upkeep: of answers that are gone, and whose removal can no longer be undone. */
export async function removeOrphanDrafts(db: Database, before: string): Promise<number> {
  const left = db.select({ id: priceAnswers.id }).from(priceAnswers);
  const gone = await db
    .delete(priceDrafts)
    .where(and(lt(priceDrafts.updatedAt, before), sql`${priceDrafts.answerId} not in (${left})`))
    .returning({ id: priceDrafts.id });
  return gone.length;
}

/** Those whose day is near, of whom nobody was reminded yet. Not of a project that rests: nobody waits for a price. */
export function listToRemind(db: Database, from: Day, to: Day) {
  return db
    .select({ id: quoteRequests.id, projectId: quoteRequests.projectId, title: quoteRequests.title })
    .from(quoteRequests)
    .innerJoin(projects, eq(projects.id, quoteRequests.projectId))
    .where(
      and(
        isThere,
        eq(projects.status, 'active'),
        eq(quoteRequests.status, 'sent'),
        sql`${quoteRequests.remindedAt} is null`,
        sql`${quoteRequests.until} between ${from} and ${to}`,
      ),
    );
}
