import type { Invoice } from '#/features/invoices/contract';

export function invoiceName({ invoiceNumber, id }: Pick<Invoice, 'invoiceNumber' | 'id'>): string {
  return invoiceNumber ?? `F-${id}`;
}
