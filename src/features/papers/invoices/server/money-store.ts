import { eq, min, sql, sum } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { totalFromDecimal } from '#/core/money';
import {
  creditedInvoice,
  isCreditedInvoice,
  quoteOfInvoice,
} from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { filedUnder } from '#/features/papers/shared/server/links-store';
import { dayOfMoment, dayOrEntered } from '#/platform/server/database/schema/days';
import type { MoneySource, ReadMoneyMoves } from '#/platform/server/ports/money';

export const invoiceMoney: MoneySource = async (db, projectId) => {
  const rows = await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      category: filedUnder(invoices.category),
      quoteId: quoteOfInvoice,
      creditsInvoiceId: invoices.creditsInvoiceId,
      amount: invoices.amount,
      paid: invoices.paid,
      open: invoices.open,
      overpaid: invoices.overpaid,
      netted: invoices.netted,
      lines: invoices.lines,
      coversItemIds: invoices.coversItemIds,
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .where(eq(invoices.projectId, projectId))
    .orderBy(invoices.id);
  return {
    invoices: rows.map((row) => ({
      ...row,
      amount: totalFromDecimal(row.amount),
      paid: totalFromDecimal(row.paid ?? '0.00'),
      open: totalFromDecimal(row.open),
      overpaid: totalFromDecimal(row.overpaid),
    })),
  };
};

export const invoiceMoves: ReadMoneyMoves = async (db, projectId) => {
  const firstPaid = db
    .select({ invoiceId: payments.invoiceId, day: min(payments.date).as('day') })
    .from(payments)
    .where(eq(payments.projectId, projectId))
    .groupBy(payments.invoiceId)
    .as('first_paid');
  // One without a date was there at the latest when something of it was paid.
  const known = sql<Day>`least(to_char(${firstPaid.day}, 'YYYY-MM-DD'), ${dayOfMoment(invoices.createdAt)})`;
  const asked = await db
    .select({
      day: sql<Day>`coalesce(to_char(${invoices.invoiceDate}, 'YYYY-MM-DD'), ${known})`,
      amount: sum(invoices.amount),
    })
    .from(invoices)
    .leftJoin(firstPaid, eq(firstPaid.invoiceId, invoices.id))
    .where(eq(invoices.projectId, projectId))
    .groupBy(sql`1`);
  const paid = await db
    .select({ day: dayOrEntered(payments.date, payments.createdAt), amount: sum(payments.amount) })
    .from(payments)
    .where(eq(payments.projectId, projectId))
    .groupBy(sql`1`);
  const move = (step: 'invoiced' | 'paid') => (row: (typeof asked)[number]) => ({
    ...{ step, day: row.day, amount: totalFromDecimal(row.amount ?? '0.00') },
  });
  return [...asked.map(move('invoiced')), ...paid.map(move('paid'))];
};
