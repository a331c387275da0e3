import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

/** The whole list by day. In no menu: the dashboard and the planning lead to it. */
export const todoPage: Page & { path: typeof addresses.todo } = {
  path: '/termijnen',
  title: 'Termijnen',
  screen: 'features/reminders/deadlines/web/deadlines-page.tsx',
};
