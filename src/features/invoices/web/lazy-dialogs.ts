import { lazyComponent } from '#/platform/web/lazy-component';

export const InvoiceFormDialog = lazyComponent(
  async () => (await import('#/features/invoices/web/invoice-form-dialog')).InvoiceFormDialog,
);
export const PayDialog = lazyComponent(
  async () => (await import('#/features/invoices/web/pay-dialog')).PayDialog,
);
