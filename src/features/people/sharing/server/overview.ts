import { sharingOverview } from '#/features/people/sharing/overview-contract';
import { hasCollaborators } from '#/features/people/sharing/server/store';
import { defineOverview } from '#/platform/server/ports/overview';

export const sharingPart = defineOverview({
  shape: sharingOverview,
  read: async ({ db, projectId }) => ({ values: { isShared: await hasCollaborators(db, projectId) } }),
});
