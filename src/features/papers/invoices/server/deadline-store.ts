import { and, asc, eq, gte, or, sql } from 'drizzle-orm';
import { addDays, type Day } from '#/core/day';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { paperParts, withTitle } from '#/features/papers/shared/server/paper-name-store';
import { contactOf } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

/** Longer ago than any month. */
const farBackDays = 62;
const reducedRate = 6;

const paper = paperParts(invoices.invoiceNumber, invoices.description);

/** Those of which something is left to pay. */
export async function listOpenInvoices(db: Database, projectId: number) {
  const rows = await db
    .select({
      id: invoices.id,
      paper,
      kind: invoices.kind,
      open: invoices.open,
      netted: invoices.netted,
      paid: invoices.paid,
      status: invoices.status,
      dueDate: invoices.dueDate,
    })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), sql`${invoices.open} > 0`))
    .orderBy(sql`${invoices.dueDate} asc nulls first`, asc(invoices.id))
    .limit(mostDeadlines);
  return rows.map(withTitle);
}

/** Paid or not, but for what was given back wholly, on which a reduced rate stands, in a line or in the sum of the VAT. */
export async function listReceivedAtReducedRate(db: Database, projectId: number, today: Day) {
  const rows = await db
    .select({ id: invoices.id, paper, receivedDate: sql<Day>`${invoices.receivedDate}` })
    .from(invoices)
    .innerJoin(...contactOf(invoices.contactId))
    .where(
      and(
        eq(invoices.projectId, projectId),
        eq(invoices.kind, 'invoice'),
        eq(invoices.netted, false),
        gte(invoices.receivedDate, addDays(today, -farBackDays)),
        or(
          sql`${invoices.vatLines} @> ${JSON.stringify([{ rate: reducedRate }])}::jsonb`,
          sql`${invoices.lines} @> ${JSON.stringify([{ vatRate: reducedRate }])}::jsonb`,
        ),
      ),
    )
    .orderBy(asc(invoices.receivedDate), asc(invoices.id))
    .limit(mostDeadlines);
  return rows.map(withTitle);
}
