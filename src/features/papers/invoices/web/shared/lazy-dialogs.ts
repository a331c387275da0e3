import { lazyDialog } from '#/platform/web/lazy-component';

export const InvoiceFormDialog = lazyDialog(
  async () => (await import('#/features/papers/invoices/web/invoice-form-dialog')).InvoiceFormDialog,
);
