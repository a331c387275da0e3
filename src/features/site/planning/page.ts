import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const planningPage: Page & { path: typeof addresses.planning } = {
  path: '/planning',
  title: 'Planning',
  menu: { group: 'work', place: 30 },
  create: { label: 'Nieuwe taak', needs: 'change' },
  screen: 'features/site/planning/web/planning-page.tsx',
};
