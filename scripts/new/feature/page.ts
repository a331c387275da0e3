import type { Page } from '#/core/page';

export const newThingPage: Page = {
  path: '/new-thing',
  title: 'New thing',
  menu: { group: 'work', place: 0 },
  screen: 'features/work/new-thing/web/new-thing-page.tsx',
};
