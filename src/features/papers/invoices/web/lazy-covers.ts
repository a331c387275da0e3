import { lazyDialog } from '#/platform/web/lazy-component';

export const InvoiceCoversDialog = lazyDialog(
  async () => (await import('#/features/papers/invoices/web/invoice-covers-dialog')).InvoiceCoversDialog,
);
