import { type Money, percentOfTotal, type Total, totalOf } from '#/core/money';

export const refundPercent = 30;

/** A rough estimate: what comes back in the end depends on the kind of work and on the income. */
export function expectedRefund(paidEligible: Total): Total {
  return percentOfTotal(paidEligible, refundPercent);
}

export type EligibleFigures = { total: Total; paid: Total; refund: Total };

export function eligibleFigures(
  invoices: readonly { amount: Money; paid: Money }[],
  items: readonly { amount: Money }[],
): EligibleFigures {
  const paid = totalOf(invoices.map((invoice) => invoice.paid));
  return {
    total: totalOf([...invoices, ...items].map(({ amount }) => amount)),
    paid,
    refund: expectedRefund(paid),
  };
}
