import { type Money, percentOfTotal, type Total, totalOf } from '#/core/money';

export const refundPercent = 30;

/** A rough estimate: what comes back in the end depends on the kind of work and on the income. */
export function expectedRefund(paidEligible: Total): Total {
  return percentOfTotal(paidEligible, refundPercent);
}

type Marked = {
  kind: 'invoice' | 'credit-note' | 'receipt';
  netted: boolean;
  lines: readonly { kind: 'line' | 'heading' | 'option'; itemId: number | null }[];
};

/** What marked invoices ask for. An option asks nothing, and what is given back no longer does. */
export function invoicedItems(invoices: readonly Marked[]): ReadonlySet<number> {
  const asking = invoices.filter(({ kind, netted }) => kind === 'invoice' && !netted);
  const lines = asking.flatMap((invoice) => invoice.lines.filter(({ kind }) => kind === 'line'));
  return new Set(lines.flatMap(({ itemId }) => itemId ?? []));
}

export type EligibleFigures = { total: Total; paid: Total; refund: Total };

export function eligibleFigures(
  invoices: readonly { amount: Money; paid: Money }[],
  items: readonly { amount: Money; isInvoiced: boolean }[],
): EligibleFigures {
  const paid = totalOf(invoices.map((invoice) => invoice.paid));
  return {
    // What a marked invoice asks for already would be counted twice.
    total: totalOf(
      [...invoices, ...items.filter(({ isInvoiced }) => !isInvoiced)].map(({ amount }) => amount),
    ),
    paid,
    refund: expectedRefund(paid),
  };
}
