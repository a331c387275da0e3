import { addDaysWithin, type Day } from '#/core/day';
import { deadlineOn, type OwnDeadline } from '#/core/deadline';
import { invoicesPage } from '#/features/papers/invoices/page';
import type { InvoiceKind, InvoiceStatus } from '#/features/papers/shared/invoices/contract';
import { invoiceState } from '#/features/papers/shared/invoices/rules/payments';
import { lastDayToContest } from '#/features/papers/vat/rules/contest';

type OpenInvoice = {
  id: number;
  name: string;
  number?: string | undefined;
  kind: InvoiceKind;
  open: string;
  paid: string | null;
  netted: boolean;
  status: InvoiceStatus;
  dueDate: Day | null;
};

function pathOf(id: number): string {
  return `${invoicesPage.path}?id=${id}`;
}

/** What was called overdue is late, whatever its due date says. */
export function paymentDeadlines(invoices: readonly OpenInvoice[], today: Day): OwnDeadline[] {
  return invoices.flatMap((invoice): OwnDeadline[] => {
    const { id, name, number, kind, open: amount, dueDate: day } = invoice;
    const state = invoiceState(invoice, today);
    if (kind !== 'invoice' || state === 'paid' || state === 'netted') return [];
    if (day === null && state !== 'overdue') return [];
    return [{ key: `invoice ${id}`, kind: 'invoice', id, name, number, amount, day, path: pathOf(id) }];
  });
}

/** Longer than any month: nearer to the end of the calendar there is no day to object by. */
const beyondMonth = 62;

type Received = { id: number; name: string; receivedDate: Day };

/** The month in which one can object to the reduced rate on an invoice. */
export function vatDeadlines(received: readonly Received[], today: Day): OwnDeadline[] {
  return received.flatMap((invoice) => {
    if (!addDaysWithin(invoice.receivedDate, beyondMonth)) return [];
    const day = lastDayToContest(invoice.receivedDate);
    return day >= today ? [deadlineOn('vat', invoice, { day, path: pathOf(invoice.id) })] : [];
  });
}
