import { trashPage } from '#/features/history/trash/page';
import * as emptying from '#/features/history/trash/server/empty-store';
import { trashRoutes } from '#/features/history/trash/server/routes';
import type { Feature } from '#/platform/server/feature';

export const trashFeature: Feature = {
  name: 'trash',
  page: trashPage,
  routes: trashRoutes,
  upkeep: async ({ db, keepDays, heldFiles }) => ({
    projects: await emptying.removeOldProjects(db, keepDays.trash),
    files: await emptying.removeOldFiles(db, keepDays.trash, heldFiles),
    contacts: await emptying.removeOldContacts(db, keepDays.trash),
    details: await emptying.removeOldDetails(db, keepDays.log),
  }),
};
