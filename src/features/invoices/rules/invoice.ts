import type { Day } from '#/core/day';
import { centsFromDecimal, type Total, totalOf } from '#/core/money';
import { sameIban } from '#/features/contacts/rules/iban';
import type { IbanChange, InvoiceStatus } from '#/features/invoices/contract';

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  pending: 'In afwachting',
  paid: 'Betaald',
  overdue: 'Achterstallig',
};

/** What to show: an invoice that isn't paid is overdue after its due day. What is stored stays the user's. */
export function effectiveInvoiceStatus(
  invoice: { status: InvoiceStatus; dueDate: string | null },
  today: Day,
): InvoiceStatus {
  const isLate = invoice.dueDate !== null && invoice.dueDate < today;
  return invoice.status === 'pending' && isLate ? 'overdue' : invoice.status;
}

/** Beside the choice on a form: how it reads everywhere else today, where that differs. */
export function invoiceStatusToday(
  invoice: { status: InvoiceStatus; dueDate: string | null },
  today: Day,
): string | undefined {
  const shown = effectiveInvoiceStatus(invoice, today);
  return shown === invoice.status
    ? undefined
    : `Leest vandaag als ‘${invoiceStatusLabels[shown]}’: de vervaldatum is voorbij.`;
}

type Payment = { contactId: number; status: InvoiceStatus; paidIban: string | null };

/**
 * What to keep of a payment. The account is the contact's at the moment of marking it paid: a later change of the
 * contact doesn't change where the money went. Not paid means no day and no account.
 */
export function settlePayment(
  before: Payment | undefined,
  next: { contactId: number; status: InvoiceStatus | undefined; paidDate: Day | null },
  contactIban: string | null,
): { status: InvoiceStatus; paidDate: Day | null; paidIban: string | null } {
  const status = next.status ?? before?.status ?? 'pending';
  if (status !== 'paid') return { status, paidDate: null, paidIban: null };
  const wasPaid = before?.status === 'paid' && before.contactId === next.contactId;
  return { status, paidDate: next.paidDate, paidIban: wasPaid ? before.paidIban : contactIban };
}

/** What to warn of: nothing is left to pay on a paid invoice, and an account that came back is the known one. */
export function ibanChangeOf(
  status: InvoiceStatus,
  iban: string | null,
  change: Omit<IbanChange, 'to'> | null,
): IbanChange | null {
  if (status === 'paid' || iban === null || change === null || sameIban(change.from, iban)) return null;
  return { ...change, to: iban };
}

type Countable = { amount: string; status: InvoiceStatus; subsidyEligible: boolean };
export type InvoiceTotals = { all: Total; paid: Total; eligiblePaid: Total };

/** The three figures above the list. */
export function invoiceTotals(invoices: readonly Countable[]): InvoiceTotals {
  const paid = invoices.filter(({ status }) => status === 'paid');
  return {
    all: total(invoices),
    paid: total(paid),
    eligiblePaid: total(paid.filter(({ subsidyEligible }) => subsidyEligible)),
  };
}

function total(invoices: readonly Countable[]): Total {
  return totalOf(invoices.map(({ amount }) => centsFromDecimal(amount)));
}

const labelLength = 30;

type LinkableQuote = { id: number; quoteNumber: string | null; description: string | null };

/** How a quote stands in the list to link, its description cut short: 'OF-12: Nieuw dak met isolatie, dakv…'. */
export function linkedQuoteLabel({ id, quoteNumber, description }: LinkableQuote): string {
  return [quoteNumber, shorten(description ?? '')].filter(Boolean).join(': ') || `Offerte ${id}`;
}

function shorten(description: string): string {
  const characters = [...description];
  return characters.length > labelLength ? `${characters.slice(0, labelLength).join('')}…` : description;
}
