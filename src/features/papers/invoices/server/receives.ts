import { addInvoice } from '#/features/papers/invoices/server/add-invoice';
import { listNumbered } from '#/features/papers/invoices/server/numbered-store';
import { paperUpload } from '#/features/papers/shared/contract';
import type { InvoiceFields } from '#/features/papers/shared/invoices/contract';
import { defineReceives } from '#/platform/server/ports/receives';

export const receivesInvoices = defineReceives({
  kind: 'invoices',
  as: ['invoice', 'credit-note'],
  fileKinds: paperUpload.kinds,
  add: (tx, place, { as: kind, ...fields }: InvoiceFields & { as: 'invoice' | 'credit-note' }, receiving) =>
    addInvoice(tx, place, { ...fields, kind }, receiving),
  listNumbered,
});
