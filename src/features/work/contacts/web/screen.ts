import { Users } from 'lucide-react';
import { contactsPage } from '#/features/work/contacts/page';
import { defineScreen } from '#/platform/web/screen';

export const contactsScreen = defineScreen(
  contactsPage,
  async () => (await import('#/features/work/contacts/web/contacts-page')).ContactsPage,
  Users,
);
