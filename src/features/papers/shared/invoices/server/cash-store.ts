import { type Total, totalFromDecimal, totalOf } from '#/core/money';
import { readInvoices } from '#/features/papers/shared/invoices/server/invoice-rows-store';
import { nameWithFirm } from '#/features/papers/shared/rules/title';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

const isSomething = (amount: string) => totalFromDecimal(amount) !== 0n;

/** Those of which something is still to be paid or to come back. */
export function listInvoicesToPay(db: Database, projectId: number) {
  return derived(projectId, 'invoices to pay', async () => {
    const rows = await readInvoices(db, projectId);
    return rows
      .filter(({ invoice: { open, overpaid } }) => isSomething(open) || isSomething(overpaid))
      .map(({ invoice: { id, kind, open, overpaid, dueDate, description }, contact }) => ({
        ...{ id, name: nameWithFirm(contact, description), kind, open, overpaid, dueDate },
      }))
      .toReversed();
  });
}

/** All payments, less what was given back. */
export function sumPaid(db: Database, projectId: number): Promise<Total> {
  return derived(projectId, 'sum of what was paid', async () => {
    const rows = await readInvoices(db, projectId);
    return totalOf(rows.map(({ invoice: { paid } }) => totalFromDecimal(paid ?? '0.00')));
  });
}
