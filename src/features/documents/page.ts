import type { Page } from '#/core/page';

export const documentsPage: Page = {
  path: '/documents',
  title: 'Documenten',
  order: 90,
  screen: 'features/documents/web/documents-page.tsx',
};
