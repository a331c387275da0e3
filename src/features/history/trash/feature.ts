import { trashPage } from '#/features/history/trash/page';
import * as emptying from '#/features/history/trash/server/empty-store';
import { trashRoutes } from '#/features/history/trash/server/routes';
import type { Feature } from '#/platform/server/feature';

export const trashFeature: Feature = {
  name: 'trash',
  page: trashPage,
  routes: trashRoutes,
  upkeep: async ({ db, keepDays, heldFiles, ownTrash }) => {
    const removed: Record<string, number> = {
      projects: await emptying.removeOldProjects(db, keepDays.trash, ownTrash),
      files: await emptying.removeOldFiles(db, keepDays.trash, heldFiles),
    };
    for (const { kind, removeOld } of ownTrash) removed[kind] = await removeOld(db, keepDays.trash);
    return { ...removed, details: await emptying.removeOldDetails(db, keepDays.log) };
  },
};
