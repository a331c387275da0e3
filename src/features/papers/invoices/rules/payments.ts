import type { Day } from '#/core/day';
import {
  centsFromDecimal,
  type Money,
  subtractTotal,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroTotal,
} from '#/core/money';
import type { InvoiceKind, InvoiceStatus } from '#/features/papers/invoices/contract';

type Paid = { amount: string; paid: string | null };

/** What is left to pay; below zero what is left to get back, of a credit note or of what was paid too much. */
export function restOf({ amount, paid }: Paid): Total {
  return subtractTotal(centsFromDecimal(amount), paidOf({ paid }));
}

export function paidOf({ paid }: Pick<Paid, 'paid'>): Total {
  return paid === null ? zeroTotal : totalFromDecimal(paid);
}

/** What was paid above what was asked, of a credit note what came back above it. */
export function overpaidBy(invoice: Paid): Total {
  const rest = restOf(invoice);
  const isCredit = centsFromDecimal(invoice.amount) < 0;
  if (isCredit) return rest > 0n ? rest : zeroTotal;
  return rest < 0n ? (-rest as Total) : zeroTotal;
}

export const invoiceStates = ['pending', 'partial', 'paid', 'overdue'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

type Judged = Paid & { kind: InvoiceKind; status: InvoiceStatus; dueDate: string | null };

/** How an invoice stands today. Nobody is late with what they are to get back. */
export function invoiceState(
  { kind, status, paid, dueDate }: Omit<Judged, 'amount'>,
  today: Day,
): InvoiceState {
  if (status === 'paid') return 'paid';
  const isLate = status === 'overdue' || (dueDate !== null && dueDate < today);
  if (isLate && kind === 'invoice') return 'overdue';
  return paidOf({ paid }) === zeroTotal ? 'pending' : 'partial';
}

export const invoiceStateLabels: Record<InvoiceState, string> = {
  paid: 'Betaald',
  partial: 'Deels betaald',
  pending: 'Te betalen',
  overdue: 'Achterstallig',
};

const creditStateLabels: Record<InvoiceState, string> = {
  paid: 'Terugbetaald',
  partial: 'Deels terugbetaald',
  pending: 'Te ontvangen',
  overdue: 'Te ontvangen',
};

export function invoiceStateLabel(kind: InvoiceKind, state: InvoiceState): string {
  return kind === 'credit-note' ? creditStateLabels[state] : invoiceStateLabels[state];
}

/** What becomes of it once nothing is open: 'betaald', of a credit note 'terugbetaald'. */
export function settledWord(kind: InvoiceKind): string {
  return invoiceStateLabel(kind, 'paid').toLowerCase();
}

export type OpenTotals = { toPay: Total; overdue: Total; toReceive: Total };

/** What one still owes, how much of it is late, and what one is still to get of credit notes. */
export function openTotals(invoices: readonly Judged[], today: Day): OpenTotals {
  const restsOf = (some: readonly Judged[]) => some.map(restOf).filter((rest) => rest > 0n);
  const asked = invoices.filter(({ kind }) => kind === 'invoice');
  const credits = invoices.filter(({ kind }) => kind === 'credit-note').map(restOf);
  return {
    toPay: totalOf(restsOf(asked)),
    overdue: totalOf(restsOf(asked.filter((each) => invoiceState(each, today) === 'overdue'))),
    toReceive: totalOf(credits.filter((rest) => rest < 0n).map((rest) => -rest as Total)),
  };
}

/**
 * What somebody pays who says that an invoice is paid: the rest, in one payment. Undefined where what was entered one
 * by one makes it already; an invoice of nothing is paid by a payment of nothing.
 */
export function restBySaying(amount: string, entered: readonly { amount: string }[]): Total | undefined {
  const asked = centsFromDecimal(amount);
  const paid: Money[] = entered.map((each) => centsFromDecimal(each.amount));
  const rest = subtractTotal(asked, totalOf(paid));
  if (entered.length === 0) return rest;
  const isMade = asked < 0 ? rest >= 0n : rest <= 0n;
  return isMade ? undefined : rest;
}
