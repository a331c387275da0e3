import type { Page } from '#/core/page';

export const planningPage: Page = {
  path: '/planning',
  title: 'Planning',
  menu: { group: 'work', place: 30 },
  create: { label: 'Nieuwe taak', needs: 'change' },
  screen: 'features/site/planning/web/planning-page.tsx',
};
