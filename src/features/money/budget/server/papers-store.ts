import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { totalFromDecimal, zeroTotal } from '#/core/money';
import type { InvoiceLine, QuoteLine } from '#/features/money/budget/rules/figures';
import { fileInvoice, fileQuote } from '#/features/money/budget/rules/filed-papers';
import { invoices } from '#/features/papers/invoices/server/tables';
import {
  approvedOfQuote,
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/quotes/server/quote-rows';
import { quotes } from '#/features/papers/quotes/server/tables';
import { listKindsOfItems } from '#/features/work/meetstaat/server/shared/estimates-store';
import { linkedItemIds } from '#/features/work/shared/rules/item-links';
import type { Database } from '#/platform/server/database/engine/database';

const zero = sql`0::numeric(16, 2)`;
const filed = (category: typeof quotes.category | typeof invoices.category) =>
  sql<string | null>`nullif(btrim(${category}), '')`;

/** Papers with such lines are read one by one; all others add up in the database. */
const hasLinks = (lines: typeof quotes.lines | typeof invoices.lines) =>
  sql`jsonb_path_exists(${lines}, '$[*] ? (@.itemId > 0)')`;

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

/** The quotes of a project by category and status, with their approved extra work. */
export async function listQuoteLines(db: Database, projectId: number): Promise<FiledQuoteLine[]> {
  const category = filed(quotes.category);
  const ofProject = eq(quotes.projectId, projectId);
  const sums = await db
    .select({
      category,
      status: quotes.status,
      amount: sql<string>`sum(${quotes.amount})::text`,
      unforeseen: sql<string>`sum(${unforeseenOfQuote})::text`,
      extras: sql<string>`sum(${approvedOfQuote}::numeric)::text`,
    })
    .from(quotes)
    .where(and(ofProject, not(hasLinks(quotes.lines))))
    .groupBy(category, quotes.status);
  const linked = await db
    .select({
      category,
      status: quotes.status,
      amount: quotes.amount,
      unforeseen: sql<string>`${unforeseenOfQuote}::text`,
      extras: approvedOfQuote,
      lines: quotes.lines,
    })
    .from(quotes)
    .where(and(ofProject, hasLinks(quotes.lines)));
  const kinds = await findKinds(db, projectId, linkedItemIds(linked));
  const read = (row: (typeof sums)[number]) => ({
    category: row.category,
    isAccepted: row.status === 'accepted',
    amount: totalFromDecimal(row.amount),
    extras: totalFromDecimal(row.extras),
    unforeseen: totalFromDecimal(row.unforeseen),
  });
  return [
    ...sums.map(read),
    ...linked.flatMap((row) => fileQuote({ ...read(row), lines: row.lines }, kinds)),
  ];
}

/** The invoices of a project by category; one without a category stands under that of its quote. */
export async function listInvoiceLines(db: Database, projectId: number): Promise<FiledInvoiceLine[]> {
  const groups = selectInvoices(db, projectId, not(hasLinks(invoices.lines))).as('groups');
  const sums = await db
    .select({
      category: groups.category,
      status: groups.status,
      subsidyEligible: groups.subsidyEligible,
      ofAcceptedQuote: groups.ofAcceptedQuote,
      amount: sql<string>`sum(${groups.amount})::text`,
      paid: sql<string | null>`sum(${groups.paid})::text`,
      count: sql<number>`count(*)::int`,
    })
    .from(groups)
    .groupBy(groups.category, groups.status, groups.subsidyEligible, groups.ofAcceptedQuote);
  const linked = await selectInvoices(db, projectId, hasLinks(invoices.lines));
  const kinds = await findKinds(db, projectId, linkedItemIds(linked));
  const read = ({ status, amount, paid, ...row }: (typeof sums)[number]) => ({
    ...row,
    isPaid: status === 'paid',
    amount: totalFromDecimal(amount),
    paid: paid === null ? zeroTotal : totalFromDecimal(paid),
  });
  return [
    ...sums.map(read),
    ...linked.flatMap(({ lines, ...row }) => fileInvoice({ ...read({ ...row, count: 1 }), lines }, kinds)),
  ];
}

function selectInvoices(db: Database, projectId: number, only: SQL) {
  return db
    .select({
      category: sql<string | null>`coalesce(${filed(invoices.category)}, ${filed(quotes.category)})`.as(
        'filed',
      ),
      status: invoices.status,
      subsidyEligible: invoices.subsidyEligible,
      ofAcceptedQuote: sql<boolean>`coalesce(${quotes.status} = 'accepted', false)`.as('of_accepted_quote'),
      amount: invoices.amount,
      paid: invoices.paid,
      lines: invoices.lines,
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .leftJoin(quotes, eq(quotes.id, quoteOfInvoice))
    .where(and(eq(invoices.projectId, projectId), only));
}

/** Of the items that are there: a line about one in the trash counts with its paper. */
async function findKinds(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return ids.length === 0 ? new Map() : listKindsOfItems(db, projectId);
}
