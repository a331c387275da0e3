import { and, asc, desc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { contacts } from '#/features/contacts/server/tables';
import type { Overview } from '#/features/dashboard/contract';
import type { AttentionInput } from '#/features/dashboard/rules';
import { invoices } from '#/features/invoices/server/tables';
import { meetstaatItems } from '#/features/meetstaat/server/tables';
import { isActive } from '#/features/planning/rules/tasks';
import { tasks } from '#/features/planning/server/tables';
import { premieCalculations } from '#/features/premies/server/tables';
import { quotes } from '#/features/quotes/server/tables';
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
    .orderBy(asc(meetstaatItems.id))
    .limit(previewItems);
  return { ...(totals ?? { count: 0, total: '0.00', subsidyEligibleTotal: '0.00' }), first };
}

/** What may need attention; which of it does, and why, the rule decides. */
export async function listCandidates(
  db: Database,
  projectId: number,
): Promise<Omit<AttentionInput, 'budget'>> {
  return {
    invoices: await db
      .select({
        id: invoices.id,
        name: paperName(invoices.invoiceNumber, invoices.description),
        kind: invoices.kind,
        amount: invoices.amount,
        paid: invoices.paid,
        status: invoices.status,
        dueDate: sql<Day | null>`${invoices.dueDate}`,
      })
      .from(invoices)
      .innerJoin(contacts, eq(contacts.id, invoices.contactId))
      .where(and(eq(invoices.projectId, projectId), ne(invoices.status, 'paid')))
      .orderBy(sql`${invoices.dueDate} asc nulls first`, asc(invoices.id))
      .limit(mostRows),
    quotes: await db
      .select({
        id: quotes.id,
        name: paperName(quotes.quoteNumber, quotes.description),
        amount: quotes.amount,
        validUntil: sql<Day>`${quotes.validUntil}`,
      })
      .from(quotes)
      .innerJoin(contacts, eq(contacts.id, quotes.contactId))
      .where(and(eq(quotes.projectId, projectId), eq(quotes.status, 'pending'), isNotNull(quotes.validUntil)))
      .orderBy(asc(quotes.validUntil), asc(quotes.id))
      .limit(mostRows),
    tasks: await db
      .select({
        id: tasks.id,
        name: tasks.title,
        status: sql<'planned'>`${tasks.status}`,
        startDate: sql<Day>`${tasks.startDate}`,
      })
      .from(tasks)
      .where(and(eq(tasks.projectId, projectId), eq(tasks.status, 'planned'), isNotNull(tasks.startDate)))
      .orderBy(asc(tasks.startDate), asc(tasks.id))
      .limit(mostRows),
  };
}

type PaperText = typeof invoices.invoiceNumber | typeof quotes.quoteNumber;

/** 'Dakwerken BV: nieuw dak', with the number where nothing describes it, else the contact alone. */
function paperName(number: PaperText, description: typeof invoices.description | typeof quotes.description) {
  return sql<string>`concat_ws(': ',
    coalesce(nullif(btrim(${contacts.company}), ''), ${contacts.name}),
    coalesce(nullif(btrim(${description}), ''), nullif(btrim(${number}), '')))`;
}
