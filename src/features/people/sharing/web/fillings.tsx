import type { SharingOverview } from '#/features/people/sharing/overview-contract';
import { ShareProjectButton } from '#/features/people/sharing/web/shared/share-project-button';
import { belowQuickActions, firstSteps, partOf } from '#/platform/web/ports/dashboard';
import { type Filling, fill } from '#/platform/web/slots';

export const sharingFillings: readonly Filling[] = [
  fill(firstSteps, 40, {
    isDone: (overview) => partOf<SharingOverview>(overview).collaborators.count > 0,
    Text: () => <ShareProjectButton>Deel met partner of architect</ShareProjectButton>,
  }),
  fill(belowQuickActions, 10, () => <ShareProjectButton />),
];
