import { lazyDialog } from '#/platform/web/lazy-component';

export const QuoteFormDialog = lazyDialog(
  async () => (await import('#/features/papers/quotes/web/quote-form-dialog')).QuoteFormDialog,
);
export const QuoteCoversDialog = lazyDialog(
  async () => (await import('#/features/papers/quotes/web/quote-covers-dialog')).QuoteCoversDialog,
);
