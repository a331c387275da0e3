import { lazyDialog } from '#/platform/web/lazy-component';

export const ShareDialog = lazyDialog(
  async () => (await import('#/features/people/sharing/web/share-dialog')).ShareDialog,
);
export const LeaveDialog = lazyDialog(
  async () => (await import('#/features/people/sharing/web/leave-dialog')).LeaveDialog,
);
export const InvitationsDialog = lazyDialog(
  async () => (await import('#/features/people/sharing/web/invitations-dialog')).InvitationsDialog,
);
