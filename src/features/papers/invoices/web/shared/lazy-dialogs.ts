import { lazyDialog } from '#/platform/web/lazy-component';

export const InvoiceFormDialog = lazyDialog(
  async () => (await import('#/features/papers/invoices/web/invoice-form-dialog')).InvoiceFormDialog,
);

export const ReceiptDialog = lazyDialog(
  async () => (await import('#/features/papers/invoices/web/receipt-dialog')).ReceiptDialog,
);
