import { lazyComponent } from '#/platform/web/lazy-component';

export const ShareDialog = lazyComponent(
  async () => (await import('#/features/sharing/web/share-dialog')).ShareDialog,
);
export const LeaveDialog = lazyComponent(
  async () => (await import('#/features/sharing/web/leave-dialog')).LeaveDialog,
);
export const InvitationsDialog = lazyComponent(
  async () => (await import('#/features/sharing/web/invitations-dialog')).InvitationsDialog,
);
