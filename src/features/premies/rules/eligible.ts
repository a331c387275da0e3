import { type Cents, percentOf, sumCents } from '#/core/money';

export const refundPercent = 30;

/** A rough estimate: what comes back in the end depends on the kind of work and on the income. */
export function expectedRefund(paidEligible: Cents): Cents {
  return percentOf(paidEligible, refundPercent);
}

export type EligibleFigures = { total: Cents; paid: Cents; refund: Cents };

export function eligibleFigures(
  invoices: readonly { amount: Cents; isPaid: boolean }[],
  items: readonly { amount: Cents }[],
): EligibleFigures {
  const paid = sumCents(invoices.filter(({ isPaid }) => isPaid).map(({ amount }) => amount));
  return {
    total: sumCents([...invoices, ...items].map(({ amount }) => amount)),
    paid,
    refund: expectedRefund(paid),
  };
}
