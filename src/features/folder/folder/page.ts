import type { Page } from '#/core/page';

export const folderPage: Page = {
  path: '/folder',
  title: 'Woningmap',
  menu: { group: 'project', place: 16 },
  screen: 'features/folder/folder/web/folder-page.tsx',
};
