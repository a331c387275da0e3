import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm';
import { addDays, type Day } from '#/core/day';
import { invoices } from '#/features/papers/invoices/server/tables';
import { paperNameInSql } from '#/features/papers/shared/server/paper-name-store';
import { contacts } from '#/features/work/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

/** Longer ago than any month. */
const farBackDays = 62;
const reducedRate = 6;

const name = paperNameInSql(invoices.invoiceNumber, invoices.description);

/** Those that are not paid in full. */
export async function listOpenInvoices(db: Database, projectId: number) {
  return db
    .select({
      id: invoices.id,
      name,
      kind: invoices.kind,
      amount: invoices.amount,
      paid: invoices.paid,
      status: invoices.status,
      dueDate: invoices.dueDate,
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), ne(invoices.status, 'paid')))
    .orderBy(sql`${invoices.dueDate} asc nulls first`, asc(invoices.id))
    .limit(mostDeadlines);
}

/** Paid or not, on which a reduced rate stands, in a line or in the sum of the VAT. */
export async function listReceivedAtReducedRate(db: Database, projectId: number, today: Day) {
  return db
    .select({ id: invoices.id, name, receivedDate: sql<Day>`${invoices.receivedDate}` })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .where(
      and(
        eq(invoices.projectId, projectId),
        eq(invoices.kind, 'invoice'),
        gte(invoices.receivedDate, addDays(today, -farBackDays)),
        or(
          sql`${invoices.vatLines} @> ${JSON.stringify([{ rate: reducedRate }])}::jsonb`,
          sql`${invoices.lines} @> ${JSON.stringify([{ vatRate: reducedRate }])}::jsonb`,
        ),
      ),
    )
    .orderBy(asc(invoices.receivedDate), asc(invoices.id))
    .limit(mostDeadlines);
}
