import { lazyDialog } from '#/platform/web/lazy-component';

export const RequestForm = lazyDialog(
  async () => (await import('#/features/outside/quote-requests/web/request-form')).RequestForm,
);
export const AddendumDialog = lazyDialog(
  async () => (await import('#/features/outside/quote-requests/web/addendum-dialog')).AddendumDialog,
);
