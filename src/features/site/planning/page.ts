import type { Page } from '#/core/page';

export const planningPage: Page = {
  path: '/planning',
  title: 'Planning',
  order: 60,
  create: { label: 'Nieuwe taak', needs: 'change' },
  screen: 'features/site/planning/web/planning-page.tsx',
};
