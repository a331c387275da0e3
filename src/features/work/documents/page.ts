import type { Page } from '#/core/page';

export const documentsPage: Page = {
  path: '/documents',
  title: 'Documenten',
  menu: { group: 'papers', place: 40 },
  screen: 'features/work/documents/web/documents-page.tsx',
};
