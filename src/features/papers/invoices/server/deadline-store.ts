import { addDays, type Day } from '#/core/day';
import { totalFromDecimal } from '#/core/money';
import { readInvoices } from '#/features/papers/invoices/server/invoice-rows';
import { titleOf } from '#/features/papers/shared/rules/paper-names';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

/** Longer ago than any month. */
const farBackDays = 62;
const reducedRate = 6;

/** Those of which something is left to pay; what has no day comes first. */
export async function listOpenInvoices(db: Database, projectId: number) {
  const open = (await readInvoices(db, projectId)).filter(
    ({ invoice }) => totalFromDecimal(invoice.open) > 0n,
  );
  return open
    .map(({ invoice: { id, kind, open: left, netted, paid, status, dueDate, ...invoice }, contact }) => ({
      ...{ id, kind, open: left, netted, paid, status, dueDate, ...titleOf(invoice, contact) },
    }))
    .toSorted((one, other) => (one.dueDate ?? '').localeCompare(other.dueDate ?? '') || one.id - other.id)
    .slice(0, mostDeadlines);
}

/** Paid or not, but for what was given back wholly, on which a reduced rate stands, in a line or in the sum of the VAT. */
export async function listReceivedAtReducedRate(db: Database, projectId: number, today: Day) {
  const since = addDays(today, -farBackDays);
  const received = (await readInvoices(db, projectId)).flatMap(({ invoice, contact }) => {
    const { id, kind, netted, receivedDate, vatLines, lines } = invoice;
    const isReduced =
      vatLines.some(({ rate }) => rate === reducedRate) ||
      lines.some(({ vatRate }) => vatRate === reducedRate);
    if (kind !== 'invoice' || netted || receivedDate === null || receivedDate < since || !isReduced)
      return [];
    return [{ id, receivedDate, ...titleOf(invoice, contact) }];
  });
  return received
    .toSorted((one, other) => one.receivedDate.localeCompare(other.receivedDate) || one.id - other.id)
    .slice(0, mostDeadlines);
}
