import { lazyDialog } from '#/platform/web/lazy-component';

export const ScanDialog = lazyDialog(
  async () => (await import('#/features/scan/web/scan-dialog')).ScanDialog,
);
