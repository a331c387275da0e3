import { and, eq } from 'drizzle-orm';
import { invoices } from '#/features/papers/invoices/server/tables';
import { hasLinks } from '#/features/papers/shared/server/links-store';
import type { MoneySource } from '#/platform/server/ports/money';

export const invoiceMoney: MoneySource = async (db, projectId) => {
  const rows = await db
    .select({ amount: invoices.amount, paid: invoices.paid, lines: invoices.lines })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), hasLinks(invoices.lines)));
  return rows.map((row) => ({ stage: 'billed', ...row }));
};
