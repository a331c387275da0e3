import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { centsFromDecimal, decimalFromCents, totalOf } from '#/core/money';
import type { Overview } from '#/features/front/dashboard/contract';
import { quotes } from '#/features/papers/quotes/server/tables';
import { highestPremiumOf } from '#/features/premiums/premies/rules/saved-calculation';
import { simulation } from '#/features/premiums/premies/rules/simulation';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { isActive } from '#/features/site/planning/rules/tasks';
import { tasks } from '#/features/site/planning/server/tables';
import { meetstaatItems, placeOf } from '#/features/work/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { collaborators } from '#/platform/server/database/schema/projects';

const previewItems = 3;
const mostRows = 100;

const total = (amount: SQL | typeof meetstaatItems.totalAmount | typeof premieCalculations.premieBedrag) =>
  sql<string>`coalesce(sum(${amount}), 0.00)::text`;

const promised = {
  premieBedrag: premieCalculations.premieBedrag,
  ruleTable: premieCalculations.ruleTable,
  input: premieCalculations.input,
};

/** An input of older days that no longer reads promises what it said. */
function highestOf({ input, ...row }: { premieBedrag: string; ruleTable: string | null; input: unknown }) {
  return highestPremiumOf({ ...row, input: simulation.safeParse(input).data ?? null });
}

export async function countActiveTasks(db: Database, projectId: number): Promise<number> {
  const rows = await db
    .select({ status: tasks.status, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(eq(tasks.projectId, projectId))
    .groupBy(tasks.status);
  return rows.filter(({ status }) => isActive(status)).reduce((sum, { count }) => sum + count, 0);
}

export async function countQuotes(db: Database, projectId: number): Promise<number> {
  return db.$count(quotes, eq(quotes.projectId, projectId));
}

export async function countCollaborators(
  db: Database,
  projectId: number,
  { withPending }: { withPending: boolean },
): Promise<number> {
  const counted = withPending ? undefined : eq(collaborators.status, 'accepted');
  return db.$count(collaborators, and(eq(collaborators.projectId, projectId), counted));
}

export async function sumPremies(db: Database, projectId: number): Promise<string> {
  const [row] = await db
    .select({ total: total(premieCalculations.premieBedrag) })
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

export async function listPremies(db: Database, projectId: number): Promise<Overview['premies']> {
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
    premieHoogstens: highestOf({ input, ruleTable, premieBedrag: row.premieBedrag }),
  }));
}

export async function getMeetstaat(db: Database, projectId: number): Promise<Overview['meetstaat']> {
  const ofProject = eq(meetstaatItems.projectId, projectId);
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      total: total(meetstaatItems.totalAmount),
      subsidyEligibleTotal: total(
        sql`${meetstaatItems.totalAmount} * (case when ${meetstaatItems.subsidyEligible} then 1 else 0 end)`,
      ),
    })
    .from(meetstaatItems)
    .where(ofProject);
  const first = await db
    .select({
      id: meetstaatItems.id,
      category: meetstaatItems.category,
      description: meetstaatItems.description,
      quantity: meetstaatItems.quantity,
      unit: meetstaatItems.unit,
      totalAmount: meetstaatItems.totalAmount,
      subsidyEligible: meetstaatItems.subsidyEligible,
    })
    .from(meetstaatItems)
    .where(ofProject)
    .orderBy(asc(placeOf), asc(meetstaatItems.id))
    .limit(previewItems);
  return { ...(totals ?? { count: 0, total: '0.00', subsidyEligibleTotal: '0.00' }), first };
}
