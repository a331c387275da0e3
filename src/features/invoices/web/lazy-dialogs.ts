import { lazyDialog } from '#/platform/web/lazy-component';

export const PaymentsDialog = lazyDialog(
  async () => (await import('#/features/invoices/web/payments-dialog')).PaymentsDialog,
);

export const PayDialog = lazyDialog(
  async () => (await import('#/features/invoices/web/pay-dialog')).PayDialog,
);
