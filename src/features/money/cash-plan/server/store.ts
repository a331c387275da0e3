import { and, eq, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { centsFromDecimal, totalFromDecimal } from '#/core/money';
import type { CashQuote, CashTask } from '#/features/money/cash-plan/rules/contract-entries';
import type { CashInvoice } from '#/features/money/cash-plan/rules/entries';
import { invoices } from '#/features/papers/invoices/server/tables';
import { approvedOfQuote } from '#/features/papers/quotes/server/store';
import { quotes } from '#/features/papers/quotes/server/tables';
import { contractSum } from '#/features/papers/shared/rules/contract-sum';
import { tasks } from '#/features/site/planning/server/tables';
import { contactNameInSql } from '#/features/work/contacts/server/store';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

type Description = typeof invoices.description | typeof quotes.description;

const nameOf = (description: Description) => sql<string>`concat_ws(': ',
  ${contactNameInSql}, nullif(btrim(${description}), ''))`;

export async function listOpenInvoices(db: Database, projectId: number): Promise<CashInvoice[]> {
  return db
    .select({
      id: invoices.id,
      name: nameOf(invoices.description),
      amount: invoices.amount,
      paid: invoices.paid,
      status: invoices.status,
      dueDate: invoices.dueDate,
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), ne(invoices.status, 'paid')))
    .orderBy(invoices.id);
}

export async function listAcceptedQuotes(db: Database, projectId: number): Promise<CashQuote[]> {
  const linked = db
    .select({
      quoteId: invoices.quoteId,
      invoiced: sql<string>`sum(${invoices.amount})::text`.as('invoiced'),
    })
    .from(invoices)
    .where(eq(invoices.projectId, projectId))
    .groupBy(invoices.quoteId)
    .as('linked');
  const rows = await db
    .select({
      id: quotes.id,
      name: nameOf(quotes.description),
      contactId: quotes.contactId,
      amount: quotes.amount,
      agreement: quotes.agreement,
      approved: approvedOfQuote,
      invoiced: linked.invoiced,
    })
    .from(quotes)
    .innerJoin(contacts, eq(contacts.id, quotes.contactId))
    .leftJoin(linked, eq(linked.quoteId, quotes.id))
    .where(and(eq(quotes.projectId, projectId), eq(quotes.status, 'accepted')))
    .orderBy(quotes.id);
  return rows.map(({ amount, approved, ...quote }) => ({
    ...quote,
    contractSum: contractSum(centsFromDecimal(amount), totalFromDecimal(approved)),
  }));
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
