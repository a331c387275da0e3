import { lazyDialog } from '#/platform/web/lazy-component';

export const AcceptDialog = lazyDialog(
  async () => (await import('#/features/papers/quotes/web/accept-dialog')).AcceptDialog,
);
