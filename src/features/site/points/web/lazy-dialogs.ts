import { lazyDialog } from '#/platform/web/lazy-component';

export const PointDialog = lazyDialog(
  async () => (await import('#/features/site/points/web/point-dialog')).PointDialog,
);
export const ReadPointDialog = lazyDialog(
  async () => (await import('#/features/site/points/web/read-point-dialog')).ReadPointDialog,
);
