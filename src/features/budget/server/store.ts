import { and, eq, sql } from 'drizzle-orm';
import { centsFromDecimal, decimalFromCents, totalFromDecimal } from '#/core/money';
import type { BudgetFields, ProjectBudget } from '#/features/budget/contract';
import type { ItemLine } from '#/features/budget/rules/categories';
import {
  type InvoiceLine,
  type QuoteLine,
  registrationFees,
  spendingOf,
} from '#/features/budget/rules/figures';
import { readAmounts, writeBudget } from '#/features/budget/rules/wire';
import { budgets } from '#/features/budget/server/tables';
import { invoices } from '#/features/invoices/server/tables';
import { meetstaatItems } from '#/features/meetstaat/server/tables';
import { subsidyTypes } from '#/features/premies/server/tables';
import { quotes } from '#/features/quotes/server/tables';
import type { Database } from '#/platform/server/database/database';

const zero = sql`0::numeric(16, 2)`;
const filed = (category: typeof quotes.category | typeof invoices.category) =>
  sql<string | null>`nullif(btrim(${category}), '')`;

/** A line that somebody left without a readable amount counts for nothing. */
const unforeseenOfQuote = sql`(
  select coalesce(sum(case when line ->> 'amount' ~ '^[0-9]{1,10}([.][0-9]{1,2})?$' then (line ->> 'amount')::numeric end), ${zero})
  from jsonb_array_elements(${quotes.unforeseenCosts}) as line
)`;

export type FiledQuoteLine = QuoteLine & { category: string | null };
export type FiledInvoiceLine = InvoiceLine & {
  category: string | null;
  subsidyEligible: boolean;
  count: number;
};

/** The quotes of a project, added up per category and status. */
export async function listQuoteLines(db: Database, projectId: number): Promise<FiledQuoteLine[]> {
  const category = filed(quotes.category);
  const rows = await db
    .select({
      category,
      status: quotes.status,
      amount: sql<string>`sum(${quotes.amount})::text`,
      unforeseen: sql<string>`sum(${unforeseenOfQuote})::text`,
    })
    .from(quotes)
    .where(eq(quotes.projectId, projectId))
    .groupBy(category, quotes.status);
  return rows.map((row) => ({
    category: row.category,
    isAccepted: row.status === 'accepted',
    amount: totalFromDecimal(row.amount),
    unforeseen: totalFromDecimal(row.unforeseen),
  }));
}

/** The invoices of a project, added up; one without a category stands under that of its quote. */
export async function listInvoiceLines(db: Database, projectId: number): Promise<FiledInvoiceLine[]> {
  const groups = db
    .select({
      category: sql<string | null>`coalesce(${filed(invoices.category)}, ${filed(quotes.category)})`.as(
        'filed',
      ),
      status: invoices.status,
      subsidyEligible: invoices.subsidyEligible,
      ofAcceptedQuote: sql<boolean>`coalesce(${quotes.status} = 'accepted', false)`.as('of_accepted_quote'),
      amount: invoices.amount,
      paid: invoices.paid,
    })
    .from(invoices)
    .leftJoin(quotes, eq(quotes.id, invoices.quoteId))
    .where(eq(invoices.projectId, projectId))
    .as('groups');
  const rows = await db
    .select({
      category: groups.category,
      status: groups.status,
      subsidyEligible: groups.subsidyEligible,
      ofAcceptedQuote: groups.ofAcceptedQuote,
      amount: sql<string>`sum(${groups.amount})::text`,
      paid: sql<string>`coalesce(sum(${groups.paid}), ${zero})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(groups)
    .groupBy(groups.category, groups.status, groups.subsidyEligible, groups.ofAcceptedQuote);
  return rows.map(({ status, amount, paid, ...row }) => ({
    ...row,
    isPaid: status === 'paid',
    amount: totalFromDecimal(amount),
    paid: totalFromDecimal(paid),
  }));
}

export async function listItemLines(db: Database, projectId: number): Promise<ItemLine[]> {
  const rows = await db
    .select({
      category: meetstaatItems.category,
      subsidyType: subsidyTypes.name,
      amount: sql<string>`sum(${meetstaatItems.totalAmount})::text`,
    })
    .from(meetstaatItems)
    .leftJoin(
      subsidyTypes,
      and(eq(subsidyTypes.id, meetstaatItems.subsidyTypeId), meetstaatItems.subsidyEligible),
    )
    .where(eq(meetstaatItems.projectId, projectId))
    .groupBy(meetstaatItems.category, subsidyTypes.name);
  return rows.map((row) => ({ ...row, amount: totalFromDecimal(row.amount) }));
}

const blank = {
  purchasePrice: null,
  notaryFees: null,
  registrationFees: null,
  ownContribution: null,
  loanAmount: null,
  renovationBudget: null,
};

/** The stored budget with the figures that follow from these quotes and invoices. */
export async function getBudget(
  db: Database,
  projectId: number,
  lines: { quotes: readonly QuoteLine[]; invoices: readonly InvoiceLine[] },
): Promise<ProjectBudget> {
  const [stored] = await db.select().from(budgets).where(eq(budgets.projectId, projectId));
  return writeBudget(
    readAmounts(stored ?? blank),
    stored?.propertyType ?? 'first_home',
    spendingOf(lines.quotes, lines.invoices),
  );
}

/** Of what is stored, whatever figures follow from it. */
export async function getVersion(db: Database, projectId: number): Promise<number> {
  const [stored] = await db
    .select({ version: budgets.version })
    .from(budgets)
    .where(eq(budgets.projectId, projectId));
  return stored?.version ?? 0;
}

export async function updateBudget(
  db: Database,
  projectId: number,
  fields: Partial<BudgetFields>,
): Promise<void> {
  const [stored] = await db.select().from(budgets).where(eq(budgets.projectId, projectId)).for('update');
  const {
    purchasePrice = stored?.purchasePrice ?? null,
    propertyType = stored?.propertyType ?? 'first_home',
  } = fields;
  const fees =
    purchasePrice === null
      ? null
      : decimalFromCents(registrationFees(centsFromDecimal(purchasePrice), propertyType));
  const written = { ...fields, registrationFees: fees };
  await db
    .insert(budgets)
    .values({ projectId, ...written })
    .onConflictDoUpdate({ target: budgets.projectId, set: { ...written, updatedAt: sql`now()` } });
}
