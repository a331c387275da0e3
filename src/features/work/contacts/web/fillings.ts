import { UserPlus } from 'lucide-react';
import { contactsPage } from '#/features/work/contacts/page';
import { quickActions } from '#/platform/web/ports/dashboard';
import { type Filling, fill } from '#/platform/web/slots';

export const contactsFillings: readonly Filling[] = [
  fill(quickActions, 40, {
    path: `${contactsPage.path}?nieuw=1`,
    label: 'Contact toevoegen',
    Icon: UserPlus,
    needsChange: false,
  }),
];
