import { lazyDialog } from '#/platform/web/lazy-component';

export const QuoteFormDialog = lazyDialog(
  async () => (await import('#/features/papers/quotes/web/quote-form-dialog')).QuoteFormDialog,
);
