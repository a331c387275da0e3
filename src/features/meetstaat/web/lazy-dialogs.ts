import { lazyComponent } from '#/platform/web/lazy-component';

const load = () => import('#/features/meetstaat/web/item-dialogs');

export const CreateItemDialog = lazyComponent(async () => (await load()).CreateItemDialog);
export const EditItemDialog = lazyComponent(async () => (await load()).EditItemDialog);
export const ImportPanel = lazyComponent(
  async () => (await import('#/features/meetstaat/web/import/import-panel')).ImportPanel,
);
