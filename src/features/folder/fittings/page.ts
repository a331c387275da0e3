import type { Page } from '#/core/page';

export const fittingsPage: Page = {
  path: '/fittings',
  title: 'Waarborg en onderhoud',
  menu: { group: 'project', place: 17 },
  create: { label: 'Toestel of onderdeel', needs: 'change' },
  screen: 'features/folder/fittings/web/fittings-page.tsx',
};

/** Where one of them is shown. */
export function fittingPath(id: number): string {
  return `${fittingsPage.path}?id=${id}`;
}
