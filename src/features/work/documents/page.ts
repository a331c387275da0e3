import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const documentsPage: Page & { path: typeof addresses.documents } = {
  path: '/documents',
  title: 'Documenten',
  menu: { group: 'papers', place: 40 },
  screen: 'features/work/documents/web/documents-page.tsx',
};
