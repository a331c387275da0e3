import { lazyDialog } from '#/platform/web/lazy-component';

export const CheckDialog = lazyDialog(
  async () => (await import('#/features/check/web/check-dialog')).CheckDialog,
);
