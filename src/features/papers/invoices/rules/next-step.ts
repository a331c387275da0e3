import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { isSettled } from '#/features/papers/shared/invoices/rules/payments';

export type InvoiceStep = 'pay' | 'mark-paid' | 'mark-received';

/** What there is to do about an invoice now: it can be paid with a code where the account is known. */
export function nextInvoiceStep({
  kind,
  status,
  netted,
  contact,
}: Pick<Invoice, 'kind' | 'status' | 'netted' | 'contact'>): InvoiceStep | undefined {
  if (isSettled({ status, netted })) return undefined;
  if (kind === 'credit-note') return 'mark-received';
  return contact.iban ? 'pay' : 'mark-paid';
}

/** Whether somebody said that it is paid; payments that were entered one by one are removed one by one. */
export function canTakeBack({ status, payments }: Pick<Invoice, 'status' | 'payments'>): boolean {
  return status === 'paid' && payments.some(({ how }) => how === 'status');
}
