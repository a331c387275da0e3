import { lazyComponent } from '#/platform/web/lazy-component';

export const CheckDialog = lazyComponent(
  async () => (await import('#/features/check/web/check-dialog')).CheckDialog,
);
