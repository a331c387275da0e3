import { type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import { readInvoices } from '#/features/papers/shared/invoices/server/invoice-rows-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

export type SummedInvoice = {
  isPaid: boolean;
  subsidyEligible: boolean;
  ofAcceptedQuote: boolean;
  amount: Total;
  paid: Total;
};

/** What counts of each invoice of a project: whether it is paid, marked for a premium, of an accepted quote. */
export function listInvoiceSums(db: Database, projectId: number): Promise<readonly SummedInvoice[]> {
  return derived(projectId, 'sums of invoices', async () =>
    (await readInvoices(db, projectId)).map(
      ({ invoice: { status, subsidyEligible, amount, paid }, quoteStatus }) => ({
        isPaid: status === 'paid',
        subsidyEligible,
        ofAcceptedQuote: quoteStatus === 'accepted',
        amount: totalFromDecimal(amount),
        paid: paid === null ? zeroTotal : totalFromDecimal(paid),
      }),
    ),
  );
}
