import { lazyDialog } from '#/platform/web/lazy-component';

export const PayDialog = lazyDialog(
  async () => (await import('#/features/invoices/web/pay-dialog')).PayDialog,
);
