import { and, desc, eq, sql } from 'drizzle-orm';
import { centsFromDecimal, decimalFromCents, totalOf } from '#/core/money';
import type { PremiesOverview } from '#/features/premiums/premies/overview-contract';
import { highestPremiumOf, worksOf } from '#/features/premiums/premies/rules/saved-calculation';
import { simulation } from '#/features/premiums/premies/rules/simulation';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

const mostRows = 100;

const promised = {
  premieBedrag: premieCalculations.premieBedrag,
  ruleTable: premieCalculations.ruleTable,
  input: premieCalculations.input,
};

/** An input of older days that no longer reads promises what it said. */
function highestOf({ input, ...row }: { premieBedrag: string; ruleTable: string | null; input: unknown }) {
  return highestPremiumOf({ ...row, input: simulation.safeParse(input).data ?? null });
}

export async function sumPremies(db: Database, projectId: number): Promise<string> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${premieCalculations.premieBedrag}), 0.00)::text` })
    .from(premieCalculations)
    .where(and(eq(premieCalculations.projectId, projectId), eq(premieCalculations.counts, true)));
  return row?.total ?? '0.00';
}

/** As the page of the premiums adds them up: where sources disagree about a work, what it is at most. */
export async function sumHighestPremies(db: Database, projectId: number): Promise<string> {
  const rows = await db
    .select(promised)
    .from(premieCalculations)
    .where(and(eq(premieCalculations.projectId, projectId), eq(premieCalculations.counts, true)));
  return decimalFromCents(totalOf(rows.map((row) => centsFromDecimal(highestOf(row)))));
}

export async function listShownPremies(db: Database, projectId: number): Promise<PremiesOverview['premies']> {
  const rows = await db
    .select({
      ...promised,
      id: premieCalculations.id,
      werksoort: premieCalculations.werksoort,
      categorie: premieCalculations.categorie,
      plafondBereikt: premieCalculations.plafondBereikt,
      counts: premieCalculations.counts,
      createdAt: premieCalculations.createdAt,
    })
    .from(premieCalculations)
    .where(eq(premieCalculations.projectId, projectId))
    .orderBy(desc(premieCalculations.createdAt), desc(premieCalculations.id))
    .limit(mostRows);
  return rows.map(({ input, ruleTable, ...row }) => ({
    ...row,
    werksoort: worksOf(row).join(', '),
    premieHoogstens: highestOf({ input, ruleTable, premieBedrag: row.premieBedrag }),
  }));
}
