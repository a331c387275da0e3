import { lazyDialog } from '#/platform/web/lazy-component';

export const ScanDialog = lazyDialog(
  async () => (await import('#/features/reading/check/web/scan/scan-dialog')).ScanDialog,
);

export const CheckDialog = lazyDialog(
  async () => (await import('#/features/reading/check/web/check-dialog')).CheckDialog,
);
