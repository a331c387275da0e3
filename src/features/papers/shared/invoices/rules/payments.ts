import type { Day } from '#/core/day';
import type { Figure } from '#/core/help';
import {
  centsFromDecimal,
  type Money,
  subtractTotal,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import type { InvoiceKind, InvoiceStatus } from '#/features/papers/shared/invoices/contract';

export function paidOf({ paid }: { paid: string | null }): Total {
  return paid === null ? zeroTotal : totalFromDecimal(paid);
}

type Settled = { open: string; overpaid: string };

/** What is left to pay; below zero what is left to come back. Its own credit notes and their payments are in it. */
export function restOf({ open, overpaid }: Settled): Total {
  return subtractTotal(totalFromDecimal(open), totalFromDecimal(overpaid));
}

export const invoiceStates = ['pending', 'partial', 'paid', 'overdue', 'netted'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

type Judged = {
  kind: InvoiceKind;
  status: InvoiceStatus;
  paid: string | null;
  netted: boolean;
  dueDate: string | null;
};

/** How an invoice stands today. Nobody is late with what they are to get back. */
export function invoiceState({ kind, status, paid, netted, dueDate }: Judged, today: Day): InvoiceState {
  // What came back in money is more than set off.
  if (netted && !(kind === 'credit-note' && status === 'paid')) return 'netted';
  if (status === 'paid') return 'paid';
  const isLate = status === 'overdue' || (dueDate !== null && dueDate < today);
  if (isLate && kind !== 'credit-note') return 'overdue';
  return paidOf({ paid }) === zeroTotal ? 'pending' : 'partial';
}

/** Nothing is left to do about it. */
export function isSettled({ status, netted }: Pick<Judged, 'status' | 'netted'>): boolean {
  return netted || status === 'paid';
}

export const invoiceStateLabels: Record<InvoiceState, string> = {
  paid: 'Betaald',
  partial: 'Deels betaald',
  pending: 'Te betalen',
  overdue: 'Achterstallig',
  netted: 'Gecrediteerd',
};

const creditStateLabels: Record<InvoiceState, string> = {
  paid: 'Terugbetaald',
  partial: 'Deels terugbetaald',
  pending: 'Te ontvangen',
  overdue: 'Te ontvangen',
  netted: 'Verrekend',
};

export function invoiceStateLabel(kind: InvoiceKind, state: InvoiceState): string {
  return kind === 'credit-note' ? creditStateLabels[state] : invoiceStateLabels[state];
}

/** What becomes of it once nothing is open: 'betaald', of a credit note 'terugbetaald'. */
export function settledWord(kind: InvoiceKind): string {
  return invoiceStateLabel(kind, 'paid').toLowerCase();
}

export type OpenTotals = { toPay: Total; overdue: Total; toReceive: Total };

/** What one still owes, how much of it is late, and what is still to come back. */
export function openTotals(invoices: readonly (Judged & Settled)[], today: Day): OpenTotals {
  const open = (some: readonly Settled[]) => totalOf(some.map((each) => totalFromDecimal(each.open)));
  return {
    toPay: open(invoices),
    overdue: open(invoices.filter((each) => invoiceState(each, today) === 'overdue')),
    toReceive: totalOf(invoices.map(({ overpaid }) => totalFromDecimal(overpaid))),
  };
}

export const toPayWords = {
  key: 'nog-te-betalen',
  name: 'Nog te betalen',
  words:
    'Van elke factuur wat na betalingen en verrekende creditnota’s nog open is, samengeteld. Achterstallig is wat daarvan vandaag over zijn vervaldag is. Wat u te veel betaalde of nog terugkrijgt, staat apart als ‘te ontvangen’ en gaat er niet af.',
} as const satisfies Figure;

/**
 * What somebody pays who says that an invoice is paid: the rest, in one payment. Undefined where what was entered one
 * by one makes it already; an invoice of nothing is paid by a payment of nothing.
 */
export function restBySaying(
  { amount, credited }: { amount: string; credited: string },
  entered: readonly { amount: string }[],
): Total | undefined {
  const asked = subtractTotal(centsFromDecimal(amount), totalFromDecimal(credited));
  const paid: Money[] = entered.map((each) => centsFromDecimal(each.amount));
  const rest = subtractTotal(asked, totalOf(paid));
  if (entered.length === 0) return rest;
  const isMade = asked < 0 ? rest >= 0n : rest <= 0n;
  return isMade ? undefined : rest;
}
