import { lazyDialog } from '#/platform/web/lazy-component';

export const ImportContactsDialog = lazyDialog(
  async () => (await import('#/features/work/contacts/web/import-dialog')).ImportContactsDialog,
);
