import type { Day } from '#/core/day';
import { readInvoices } from '#/features/papers/shared/invoices/server/invoice-rows-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

/** Those that a premium may exist for. */
export function listEligibleInvoices(db: Database, projectId: number) {
  return derived(projectId, 'invoices with a premium', async () => {
    const rows = await readInvoices(db, projectId);
    return rows
      .filter(({ invoice }) => invoice.subsidyEligible)
      .map(({ invoice }) => {
        const { id, invoiceNumber, description, amount, kind, status, netted, dueDate, lines } = invoice;
        const { coversItemIds, paid } = invoice;
        return {
          ...{ id, invoiceNumber, description, amount, kind, paid: paid ?? '0.00', status, netted, dueDate },
          ...{ lines, coversItemIds },
        };
      })
      .toReversed();
  });
}

/** Papers as they are handed in: whose, and in which file. */
export async function findInvoicePapers(db: Database, projectId: number, ids: readonly number[]) {
  const asked = new Set(ids);
  const rows = await readInvoices(db, projectId);
  return rows.flatMap(({ invoice, contact, file, isCreditedWholly }) => {
    if (!asked.has(invoice.id)) return [];
    const { fileKey } = invoice;
    const inFile = file && fileKey !== null ? { ...file, key: fileKey } : null;
    return [{ invoice, contractor: contact, file: inFile, isCreditedWholly }];
  });
}

/** The days on these papers, without invoices that were given back wholly. */
export async function findInvoiceDays(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Day | null>> {
  if (ids.length === 0) return new Map();
  const asked = new Set(ids);
  const rows = await readInvoices(db, projectId);
  return new Map(
    rows
      .map(({ invoice }) => invoice)
      .filter(({ id, kind, netted }) => asked.has(id) && (kind === 'credit-note' || !netted))
      .map(({ id, invoiceDate }) => [id, invoiceDate]),
  );
}
