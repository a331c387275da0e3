import type { Page } from '#/core/page';

export const premiesPage: Page = {
  path: '/subsidies',
  title: 'Premies',
  menu: { group: 'money', place: 20 },
  /** The premium files. */
  hasRecords: true,
  screen: 'features/premiums/premies/web/premies-page.tsx',
};

export function premiumFileHref(id: number): string {
  return `${premiesPage.path}/${id}`;
}
