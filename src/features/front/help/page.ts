import type { helpPath } from '#/core/help';
import type { Page } from '#/core/page';

export const helpPage = {
  path: '/hulp',
  title: 'Hulp',
  screen: 'features/front/help/web/help-page.tsx',
  visitors: 'help.html',
} as const satisfies Page & { path: typeof helpPath };
