import { lazyDialog } from '#/platform/web/lazy-component';

export const ItemDialog = lazyDialog(
  async () => (await import('#/features/work/meetstaat/web/item-dialogs')).ItemDialog,
);
export const ImportPanel = lazyDialog(
  async () => (await import('#/features/work/meetstaat/web/import/import-panel')).ImportPanel,
);
