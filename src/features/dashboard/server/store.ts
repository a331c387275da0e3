import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Overview } from '#/features/dashboard/contract';
import { meetstaatItems, placeOf } from '#/features/meetstaat/server/tables';
import { isActive } from '#/features/planning/rules/tasks';
import { tasks } from '#/features/planning/server/tables';
import { premieCalculations } from '#/features/premies/server/tables';
import type { Database } from '#/platform/server/database/database';

const previewItems = 3;
const mostRows = 100;

const total = (amount: SQL | typeof meetstaatItems.totalAmount | typeof premieCalculations.premieBedrag) =>
  sql<string>`coalesce(sum(${amount}), 0.00)::text`;

export async function countActiveTasks(db: Database, projectId: number): Promise<number> {
  const rows = await db
    .select({ status: tasks.status, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(eq(tasks.projectId, projectId))
    .groupBy(tasks.status);
  return rows.filter(({ status }) => isActive(status)).reduce((sum, { count }) => sum + count, 0);
}

export async function sumPremies(db: Database, projectId: number): Promise<string> {
  const [row] = await db
    .select({ total: total(premieCalculations.premieBedrag) })
    .from(premieCalculations)
    .where(and(eq(premieCalculations.projectId, projectId), eq(premieCalculations.counts, true)));
  return row?.total ?? '0.00';
}

export async function listPremies(db: Database, projectId: number): Promise<Overview['premies']> {
  return db
    .select({
      id: premieCalculations.id,
      werksoort: premieCalculations.werksoort,
      categorie: premieCalculations.categorie,
      premieBedrag: premieCalculations.premieBedrag,
      plafondBereikt: premieCalculations.plafondBereikt,
      counts: premieCalculations.counts,
      createdAt: premieCalculations.createdAt,
    })
    .from(premieCalculations)
    .where(eq(premieCalculations.projectId, projectId))
    .orderBy(desc(premieCalculations.createdAt), desc(premieCalculations.id))
    .limit(mostRows);
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
