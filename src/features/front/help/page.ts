import type { helpPath } from '#/core/help';
import type { Page } from '#/core/page';

export const helpPage = {
  path: '/hulp',
  title: 'Hulp',
  menu: { group: 'foot', place: 20 },
  screen: 'features/front/help/web/help-page.tsx',
  visitors: 'help.html',
} as const satisfies Page & { path: typeof helpPath };
