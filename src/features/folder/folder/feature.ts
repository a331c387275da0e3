import { folderPage } from '#/features/folder/folder/page';
import { folderReports } from '#/features/folder/folder/server/report';
import { folderRoutes } from '#/features/folder/folder/server/routes';
import type { Feature } from '#/platform/server/feature';

export const folderFeature: Feature = {
  name: 'folder',
  page: folderPage,
  routes: folderRoutes,
  report: folderReports,
};
