import { lazyDialog } from '#/platform/web/lazy-component';

const load = () => import('#/features/meetstaat/web/item-dialogs');

export const CreateItemDialog = lazyDialog(async () => (await load()).CreateItemDialog);
export const EditItemDialog = lazyDialog(async () => (await load()).EditItemDialog);
export const ImportPanel = lazyDialog(
  async () => (await import('#/features/meetstaat/web/import/import-panel')).ImportPanel,
);
