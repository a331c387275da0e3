import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { centsFromDecimal, type Total, totalFromDecimal } from '#/core/money';
import type { OpenQuote } from '#/features/money/cash-plan/rules/alternatives';
import type { CashTask } from '#/features/money/cash-plan/rules/contract-entries';
import type { CashInvoice } from '#/features/money/cash-plan/rules/entries';
import { invoices } from '#/features/papers/invoices/server/tables';
import { effectiveQuoteStatus } from '#/features/papers/quotes/rules/quote';
import {
  approvedOfQuote,
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/quotes/server/store';
import { quotes } from '#/features/papers/quotes/server/tables';
import { contractSum } from '#/features/papers/shared/rules/contract-sum';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { tasks } from '#/features/site/planning/server/tables';
import { contactNameInSql, contactOf } from '#/features/work/contacts/server/shared/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';

type Description = typeof invoices.description | typeof quotes.description;

const nameOf = (description: Description) => sql<string>`concat_ws(': ',
  ${contactNameInSql}, nullif(btrim(${description}), ''))`;

export async function listOpenInvoices(db: Database, projectId: number): Promise<CashInvoice[]> {
  return db
    .select({
      id: invoices.id,
      name: nameOf(invoices.description),
      kind: invoices.kind,
      open: invoices.open,
      overpaid: invoices.overpaid,
      dueDate: invoices.dueDate,
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), sql`(${invoices.open} <> 0 or ${invoices.overpaid} <> 0)`))
    .orderBy(invoices.id);
}

/** All payments, less what was given back. */
export async function sumPaid(db: Database, projectId: number): Promise<Total> {
  const [row] = await db
    .select({ paid: sql<string>`coalesce(sum(${invoices.paid}), 0::numeric(16, 2))::text` })
    .from(invoices)
    .where(eq(invoices.projectId, projectId));
  return totalFromDecimal(row?.paid ?? '0.00');
}

/** Those that are accepted, and those that still can be today. */
export async function listQuotes(
  db: Database,
  projectId: number,
  today: Day,
): Promise<{ accepted: OpenQuote[]; pending: OpenQuote[] }> {
  const linked = db
    .select({
      quoteId: quoteOfInvoice.as('of_quote'),
      invoiced: sql<string>`sum(${invoices.amount})::text`.as('invoiced'),
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(eq(invoices.projectId, projectId))
    .groupBy(sql`1`)
    .as('linked');
  const rows = await db
    .select({
      id: quotes.id,
      name: nameOf(quotes.description),
      contactId: quotes.contactId,
      category: filedUnder(quotes.category),
      status: quotes.status,
      validUntil: quotes.validUntil,
      amount: quotes.amount,
      agreement: quotes.agreement,
      approved: approvedOfQuote,
      invoiced: linked.invoiced,
    })
    .from(quotes)
    .innerJoin(...contactOf(quotes.contactId))
    .leftJoin(linked, eq(linked.quoteId, quotes.id))
    .where(and(eq(quotes.projectId, projectId), inArray(quotes.status, ['accepted', 'pending'])))
    .orderBy(quotes.id);
  const shown = rows.map(({ amount, approved, status, validUntil, ...quote }) => ({
    status: effectiveQuoteStatus({ status, validUntil }, today),
    quote: { ...quote, contractSum: contractSum(centsFromDecimal(amount), totalFromDecimal(approved)) },
  }));
  const ofStatus = (wanted: 'accepted' | 'pending') =>
    shown.flatMap(({ status, quote }) => (status === wanted ? quote : []));
  return { accepted: ofStatus('accepted'), pending: ofStatus('pending') };
}

export async function listTasks(db: Database, projectId: number): Promise<CashTask[]> {
  return db
    .select({
      id: tasks.id,
      quoteId: tasks.quoteId,
      contactId: tasks.contactId,
      startDate: sql<Day | null>`${tasks.startDate}`,
      endDate: sql<Day | null>`${tasks.endDate}`,
      status: tasks.status,
    })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), ne(tasks.status, 'cancelled')))
    .orderBy(tasks.id);
}
