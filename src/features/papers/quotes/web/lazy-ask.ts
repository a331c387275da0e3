import { lazyDialog } from '#/platform/web/lazy-component';

export const AskFirmDialog = lazyDialog(
  async () => (await import('#/features/papers/quotes/web/ask-firm-dialog')).AskFirmDialog,
);
