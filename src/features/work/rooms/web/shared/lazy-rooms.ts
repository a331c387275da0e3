import { lazyDialog } from '#/platform/web/lazy-component';

export const RoomsDialog = lazyDialog(
  async () => (await import('#/features/work/rooms/web/rooms-dialog')).RoomsDialog,
);
