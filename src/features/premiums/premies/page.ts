import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const premiesPage: Page & { path: typeof addresses.premies } = {
  path: '/subsidies',
  title: 'Premies',
  menu: { group: 'money', place: 20 },
  /** The premium files. */
  hasRecords: true,
  screen: 'features/premiums/premies/web/premies-page.tsx',
};
