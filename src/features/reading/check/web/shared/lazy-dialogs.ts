import { lazyDialog } from '#/platform/web/lazy-component';

export const CheckDialog = lazyDialog(
  async () => (await import('#/features/reading/check/web/check-dialog')).CheckDialog,
);
