import type { Page } from '#/core/page';

export const dutiesPage: Page = {
  path: '/duties',
  title: 'Rechten en plichten',
  menu: { group: 'project', place: 15 },
  screen: 'features/duties/duties/web/duties-page.tsx',
};

/** Where one of them is shown. */
export function dutyHref(key: string): string {
  return `${dutiesPage.path}?toon=${key}`;
}
