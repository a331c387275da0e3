import { trashHelp } from '#/features/history/trash/help';
import { trashPage } from '#/features/history/trash/page';
import { removeOld } from '#/features/history/trash/server/empty-store';
import { trashRoutes } from '#/features/history/trash/server/routes';
import type { Feature } from '#/platform/server/feature';
import { everyDay } from '#/platform/server/jobs/job-kinds';

export const trashFeature: Feature = {
  name: 'trash',
  page: trashPage,
  help: trashHelp,
  routes: trashRoutes,
  jobs: ({ db, config: { keepDays }, heldFiles, ownTrash }) => ({
    'remove what is past its days': {
      ...everyDay,
      run: () => removeOld(db, keepDays, { heldFiles, ownTrash }),
    },
  }),
};
