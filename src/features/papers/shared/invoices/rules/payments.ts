import type { Day } from '#/core/day';
import type { Figure } from '#/core/help';
import {
  atLeastZero,
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

/** What an invoice asks: less what credit notes give back, and with what came back on those. */
export type Asking = { amount: string; credited: string; returned: Total };

type Standing = { amount: string; credited: string; paid: string | null } & Settled;

/** What was paid on the credit notes that name an invoice: below zero, for it came back. */
export function returnedOf(invoice: Standing & { kind: InvoiceKind }): Total {
  if (invoice.kind !== 'invoice') return zeroTotal;
  const asked = subtractTotal(totalFromDecimal(invoice.amount), totalFromDecimal(invoice.credited));
  return subtractTotal(subtractTotal(asked, paidOf(invoice)), restOf(invoice));
}

/**
 * What somebody pays who says that an invoice is paid: the rest, in one payment. Undefined where what was noted makes it
 * already; an invoice of nothing is paid by a payment of nothing.
 */
export function restBySaying(
  { amount, credited, returned }: Asking,
  noted: readonly { amount: string }[],
): Total | undefined {
  const isCredit = centsFromDecimal(amount) < 0;
  const sum = subtractTotal(subtractTotal(totalFromDecimal(amount), totalFromDecimal(credited)), returned);
  // Credit notes may give back more than an invoice asks: what is to come back isn't paid.
  const asked = isCredit ? sum : atLeastZero(sum);
  const paid: Money[] = noted.map((each) => centsFromDecimal(each.amount));
  const rest = subtractTotal(asked, totalOf(paid));
  if (noted.length === 0) return rest;
  const isMade = isCredit ? rest >= 0n : rest <= 0n;
  return isMade ? undefined : rest;
}

/**
 * What comes back where a credit note is said to be settled: where its invoice was paid in part, no more than was paid too
 * much of that, for the rest is set off. `overpaid` is null of any other paper.
 */
export function restComingBack(
  rest: Total | undefined,
  overpaid: Total | null,
  noted: readonly { how: 'entered' | 'status' }[],
): Total | undefined {
  if (rest === undefined || overpaid === null) return rest;
  if (overpaid === zeroTotal) return noted.some(({ how }) => how === 'status') ? undefined : rest;
  const most = subtractTotal(zeroTotal, overpaid);
  return rest < most ? most : rest;
}
