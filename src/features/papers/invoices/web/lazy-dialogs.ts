import { lazyDialog } from '#/platform/web/lazy-component';

export const PaymentsDialog = lazyDialog(
  async () => (await import('#/features/papers/invoices/web/payments-dialog')).PaymentsDialog,
);

export const PayDialog = lazyDialog(
  async () => (await import('#/features/papers/invoices/web/pay-dialog')).PayDialog,
);

export const MarkPaidDialog = lazyDialog(
  async () => (await import('#/features/papers/invoices/web/mark-paid-dialog')).MarkPaidDialog,
);
