import { and, eq, ne, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { centsFromDecimal, type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { OpenQuote } from '#/features/money/cash-plan/rules/alternatives';
import type { CashTask } from '#/features/money/cash-plan/rules/contract-entries';
import type { CashInvoice } from '#/features/money/cash-plan/rules/entries';
import { readInvoices } from '#/features/papers/invoices/server/invoice-rows';
import { effectiveQuoteStatus } from '#/features/papers/quotes/rules/quote';
import { readQuotes } from '#/features/papers/quotes/server/quote-rows';
import { contractSum } from '#/features/papers/shared/rules/contract-sum';
import { tasks } from '#/features/site/planning/server/tables';
import type { Database } from '#/platform/server/database/engine/database';

function nameOf(contact: { name: string; company: string | null }, description: string | null): string {
  return [contactName(contact), description?.trim()].filter(Boolean).join(': ');
}

export async function listOpenInvoices(db: Database, projectId: number): Promise<CashInvoice[]> {
  return (await readInvoices(db, projectId)).map(({ invoice, contact }) => ({
    ...{ id: invoice.id, name: nameOf(contact, invoice.description), kind: invoice.kind },
    ...{ open: invoice.open, overpaid: invoice.overpaid, dueDate: invoice.dueDate },
  }));
}

/** All payments, less what was given back. */
export async function sumPaid(db: Database, projectId: number): Promise<Total> {
  const rows = await readInvoices(db, projectId);
  return totalOf(rows.map(({ invoice }) => totalFromDecimal(invoice.paid ?? '0.00')));
}

/** Those that are accepted, and those that still can be today. */
export async function listQuotes(
  db: Database,
  projectId: number,
  today: Day,
): Promise<{ accepted: OpenQuote[]; pending: OpenQuote[] }> {
  const rows = await readQuotes(db, projectId);
  const shown = rows.toReversed().map(({ quote, contact, filed: category, approved, invoiced }) => ({
    status: effectiveQuoteStatus(quote, today),
    quote: {
      ...{ id: quote.id, name: nameOf(contact, quote.description), contactId: quote.contactId, category },
      ...{ agreement: quote.agreement, invoiced },
      contractSum: contractSum(centsFromDecimal(quote.amount), totalFromDecimal(approved)),
    },
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
