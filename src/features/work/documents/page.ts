import type { Page } from '#/core/page';

export const documentsPage: Page = {
  path: '/documents',
  title: 'Documenten',
  order: 90,
  screen: 'features/work/documents/web/documents-page.tsx',
};
