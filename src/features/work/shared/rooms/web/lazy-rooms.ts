import { lazyDialog } from '#/platform/web/lazy-component';

export const RoomsDialog = lazyDialog(
  async () => (await import('#/features/work/shared/rooms/web/rooms-dialog')).RoomsDialog,
);
