import type { Page } from '#/core/page';

export const contactsPage: Page = {
  path: '/contacts',
  title: 'Contacten',
  menu: { group: 'work', place: 20 },
  hasRecords: true,
  create: { label: 'Nieuw contact', needs: 'add' },
  screen: 'features/work/contacts/web/contacts-page.tsx',
};

/** Of whom something is told, as the log writes it; the list where that isn’t known. */
export function threadPath(contactId: string | null | undefined): string {
  return contactId ? contactPath(Number(contactId)) : contactsPage.path;
}

export function contactPath(id: number): string {
  return `${contactsPage.path}/${id}`;
}
