import { aboutScreen } from '#/features/about/web/screen';
import { accountScreen } from '#/features/account/web/screen';
import { budgetScreen } from '#/features/budget/web/screen';
import { contactsScreen } from '#/features/contacts/web/screen';
import { dashboardScreen } from '#/features/dashboard/web/screen';
import { documentsScreen } from '#/features/documents/web/screen';
import { inboxScreen } from '#/features/inbox/web/screen';
import { invoicesScreen } from '#/features/invoices/web/screen';
import { logbookScreen } from '#/features/logbook/web/screen';
import { meetstaatScreen } from '#/features/meetstaat/web/screen';
import { planningScreen } from '#/features/planning/web/screen';
import { premiesScreen } from '#/features/premies/web/screen';
import { privacyScreen } from '#/features/privacy/web/screen';
import { quotesScreen } from '#/features/quotes/web/screen';
import { trashScreen } from '#/features/trash/web/screen';
import type { Screen } from '#/platform/web/screen';

/** Every page of the house, told once: the router and the menu follow from it. */
export const screens: readonly Screen[] = [
  dashboardScreen,
  meetstaatScreen,
  contactsScreen,
  inboxScreen,
  quotesScreen,
  invoicesScreen,
  planningScreen,
  budgetScreen,
  premiesScreen,
  documentsScreen,
  logbookScreen,
  trashScreen,
  aboutScreen,
  privacyScreen,
  accountScreen,
];
