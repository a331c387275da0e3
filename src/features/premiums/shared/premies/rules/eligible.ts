import type { Figure } from '#/core/help';
import { type Money, percentOfTotal, type Total, totalOf } from '#/core/money';
import { isLinking } from '#/features/work/shared/rules/linking';

export const refundPercent = 30;

/** A rough estimate: what comes back in the end depends on the kind of work and on the income. */
export function expectedRefund(paidEligible: Total): Total {
  return percentOfTotal(paidEligible, refundPercent);
}

type Marked = {
  kind: 'invoice' | 'credit-note' | 'receipt';
  netted: boolean;
  lines: readonly { kind: 'line' | 'heading' | 'option'; itemId: number | null }[];
  coversItemIds: readonly number[];
};

/** What marked invoices ask for, by a line or in a lump sum. An option asks nothing, and what is given back no longer does. */
export function invoicedItems(invoices: readonly Marked[]): ReadonlySet<number> {
  const asking = invoices.filter(isLinking);
  const lines = asking.flatMap((invoice) => invoice.lines.filter(({ kind }) => kind === 'line'));
  return new Set([
    ...lines.flatMap(({ itemId }) => itemId ?? []),
    ...asking.flatMap(({ coversItemIds }) => coversItemIds),
  ]);
}

export type EligibleFigures = { total: Total; paid: Total; refund: Total };

/** All with VAT. */
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

export const eligibleWords = {
  total: {
    key: 'totaal-subsidiabel',
    name: 'Totaal subsidiabel',
    words:
      'De facturen en de items van de meetstaat waarbij u het vinkje voor de premie zette, samen en met btw. Een item dat in zo’n factuur zit, telt één keer; een item zonder prijs telt niet mee.',
  },
  paid: {
    key: 'betaald-subsidiabel',
    name: 'Betaald subsidiabel',
    words: 'Wat betaald is op facturen met het vinkje voor de premie.',
  },
  refund: {
    key: 'verwachte-terugbetaling',
    name: 'Verwachte terugbetaling',
    words: `Een ruwe schatting: ${refundPercent}% van wat betaald is op facturen met het vinkje voor de premie. De simulator rekent preciezer, per werk en naar uw inkomen.`,
  },
} as const satisfies Record<string, Figure>;
