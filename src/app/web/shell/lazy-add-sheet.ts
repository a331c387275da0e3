import { lazyDialog } from '#/platform/web/lazy-component';

export const AddSheet = lazyDialog(async () => (await import('#/app/web/shell/add-sheet')).AddSheet);
