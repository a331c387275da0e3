import { addDays, type Day } from '#/core/day';
import { totalFromDecimal } from '#/core/money';
import { type InvoiceRow, readInvoices } from '#/features/papers/shared/invoices/server/invoice-rows-store';
import { titleOf } from '#/features/papers/shared/rules/title';
import type { Database } from '#/platform/server/database/engine/database';
import { mostDeadlines } from '#/platform/server/ports/deadlines';

/** Longer ago than any month. */
const farBackDays = 62;
const reducedRate = 6;

function titled({ invoice: { id, description, invoiceNumber }, contact }: InvoiceRow) {
  return { id, ...titleOf(contact, description, invoiceNumber) };
}

/** What has no day comes first. */
function byDay<Row extends { id: number; day: Day | null }>(one: Row, other: Row): number {
  return (one.day ?? '').localeCompare(other.day ?? '') || one.id - other.id;
}

/** Those of which something is left to pay. */
export async function listOpenInvoices(db: Database, projectId: number) {
  const rows = await readInvoices(db, projectId);
  return rows
    .filter(({ invoice }) => totalFromDecimal(invoice.open) > 0n)
    .map((row) => {
      const { kind, open, netted, paid, status, dueDate } = row.invoice;
      return { ...titled(row), kind, open, netted, paid, status, dueDate, day: dueDate };
    })
    .toSorted(byDay)
    .slice(0, mostDeadlines);
}

/** Paid or not, but for what was given back wholly, on which a reduced rate stands, in a line or in the sum of the VAT. */
export async function listReceivedAtReducedRate(db: Database, projectId: number, today: Day) {
  const rows = await readInvoices(db, projectId);
  const since = addDays(today, -farBackDays);
  return rows
    .flatMap((row) => {
      const { kind, netted, receivedDate, vatLines, lines } = row.invoice;
      if (kind !== 'invoice' || netted || receivedDate === null || receivedDate < since) return [];
      const rates = [...vatLines.map(({ rate }) => rate), ...lines.map(({ vatRate }) => vatRate)];
      return rates.includes(reducedRate) ? [{ ...titled(row), receivedDate, day: receivedDate }] : [];
    })
    .toSorted(byDay)
    .slice(0, mostDeadlines);
}
