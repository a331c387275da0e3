import type { Page } from '#/core/page';

export const contactsPage: Page = {
  path: '/contacts',
  title: 'Contacten',
  order: 30,
  create: { label: 'Nieuw contact', needs: 'add' },
  screen: 'features/work/contacts/web/contacts-page.tsx',
};
