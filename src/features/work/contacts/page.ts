import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const contactsPage: Page & { path: typeof addresses.contacts } = {
  path: '/contacts',
  title: 'Contacten',
  menu: { group: 'work', place: 20 },
  hasRecords: true,
  create: { label: 'Nieuw contact', needs: 'add' },
  screen: 'features/work/contacts/web/contacts-page.tsx',
};
