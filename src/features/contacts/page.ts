import type { Page } from '#/core/page';

export const contactsPage: Page = {
  path: '/contacts',
  title: 'Contacten',
  order: 30,
  screen: 'features/contacts/web/contacts-page.tsx',
};
