import { may } from '#/core/rights';
import { countCollaborators } from '#/features/people/shared/sharing/server/store';
import { sharingOverview } from '#/features/people/sharing/overview-contract';
import { defineOverview } from '#/platform/server/ports/overview';

export const sharingPart = defineOverview({
  shape: sharingOverview,
  read: async ({ db, projectId, role }) => {
    const count = await countCollaborators(db, projectId, { withPending: may(role, 'manage') });
    return { values: { collaborators: { count } } };
  },
});
