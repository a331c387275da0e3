import { lazyDialog } from '#/platform/web/lazy-component';

export const PaymentDialog = lazyDialog(
  async () => (await import('#/features/papers/quotes/web/payment-dialog')).PaymentDialog,
);
