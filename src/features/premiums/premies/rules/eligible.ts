import { type Money, percentOfTotal, type Total, totalOf } from '#/core/money';

export const refundPercent = 30;

/** A rough estimate: what comes back in the end depends on the kind of work and on the income. */
export function expectedRefund(paidEligible: Total): Total {
  return percentOfTotal(paidEligible, refundPercent);
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
