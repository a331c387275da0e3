import { lazyComponent } from '#/platform/web/lazy-component';

export const QuoteFormDialog = lazyComponent(
  async () => (await import('#/features/quotes/web/quote-form-dialog')).QuoteFormDialog,
);
export const CompareDialog = lazyComponent(
  async () => (await import('#/features/quotes/web/compare-dialog')).CompareDialog,
);
export const PaymentDialog = lazyComponent(
  async () => (await import('#/features/quotes/web/payment-dialog')).PaymentDialog,
);
