import { lazyDialog } from '#/platform/web/lazy-component';

export const ScanDialog = lazyDialog(
  async () => (await import('#/features/reading/scan/web/scan-dialog')).ScanDialog,
);
