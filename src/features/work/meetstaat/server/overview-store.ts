import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { MeetstaatOverview } from '#/features/work/meetstaat/overview-contract';
import { meetstaatItems, placeOf } from '#/features/work/shared/meetstaat/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';

const previewItems = 3;

const total = (amount: SQL | typeof meetstaatItems.totalAmount) =>
  sql<string>`coalesce(sum(${amount}), 0.00)::text`;

const ofProject = eq(meetstaatItems.projectId, sql.placeholder('projectId'));

const totalsQuery = prepareOnce((db) =>
  db
    .select({
      count: sql<number>`count(*)::int`,
      withoutPrice: sql<number>`(count(*) filter (where ${meetstaatItems.unitPrice} = 0))::int`,
      total: total(meetstaatItems.totalAmount),
      subsidyEligibleTotal: total(
        sql`${meetstaatItems.totalAmount} * (case when ${meetstaatItems.subsidyEligible} then 1 else 0 end)`,
      ),
    })
    .from(meetstaatItems)
    .where(ofProject),
);

const firstQuery = prepareOnce((db) =>
  db
    .select({
      id: meetstaatItems.id,
      category: meetstaatItems.category,
      description: meetstaatItems.description,
      quantity: meetstaatItems.quantity,
      unit: meetstaatItems.unit,
      unitPrice: meetstaatItems.unitPrice,
      totalAmount: meetstaatItems.totalAmount,
      subsidyEligible: meetstaatItems.subsidyEligible,
    })
    .from(meetstaatItems)
    .where(ofProject)
    .orderBy(asc(placeOf), asc(meetstaatItems.id))
    .limit(previewItems),
);

export async function getTotalsAndFirst(
  db: Database,
  projectId: number,
): Promise<MeetstaatOverview['meetstaat']> {
  const [totals] = await totalsQuery(db).execute({ projectId });
  const first = await firstQuery(db).execute({ projectId });
  return { ...(totals ?? { count: 0, withoutPrice: 0, total: '0.00', subsidyEligibleTotal: '0.00' }), first };
}
