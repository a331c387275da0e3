import type { Page } from '#/core/page';

export const contactsPage: Page = {
  path: '/contacts',
  title: 'Contacten',
  menu: { group: 'work', place: 20 },
  hasRecords: true,
  create: { label: 'Nieuw contact', needs: 'add' },
  screen: 'features/work/contacts/web/contacts-page.tsx',
};

export function contactPath(id: number): string {
  return `${contactsPage.path}/${id}`;
}
