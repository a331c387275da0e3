import { Users } from 'lucide-react';
import { contactsPage } from '#/features/contacts/page';
import { defineScreen } from '#/platform/web/screen';

export const contactsScreen = defineScreen(
  contactsPage,
  async () => (await import('#/features/contacts/web/contacts-page')).ContactsPage,
  Users,
);
