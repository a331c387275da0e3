import { eq, min, sql, sum } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { totalFromDecimal } from '#/core/money';
import { readInvoices } from '#/features/papers/shared/invoices/server/invoice-rows-store';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { moneyLines } from '#/features/papers/shared/server/money-lines';
import { dayOfMoment, dayOrEntered } from '#/platform/server/database/schema/days';
import type { MoneySource, ReadMoneyMoves } from '#/platform/server/ports/money';

export const invoiceMoney: MoneySource = async (db, projectId) => {
  const rows = await readInvoices(db, projectId);
  return {
    invoices: rows.toReversed().map(({ invoice, filed, quoteId }) => {
      const { id, kind, creditsInvoiceId, netted, lines, coversItemIds } = invoice;
      return {
        ...{ id, kind, category: filed, quoteId, creditsInvoiceId, netted, coversItemIds },
        lines: moneyLines(lines),
        amount: totalFromDecimal(invoice.amount),
        paid: totalFromDecimal(invoice.paid ?? '0.00'),
        open: totalFromDecimal(invoice.open),
        overpaid: totalFromDecimal(invoice.overpaid),
      };
    }),
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
