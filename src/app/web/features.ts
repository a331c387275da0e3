import { aboutScreen } from '#/features/front/about/web/screen';
import { dashboardScreen } from '#/features/front/dashboard/web/screen';
import { logbookScreen } from '#/features/history/logbook/web/screen';
import { trashScreen } from '#/features/history/trash/web/screen';
import { budgetScreen } from '#/features/money/budget/web/screen';
import { invoicesScreen } from '#/features/papers/invoices/web/screen';
import { quotesScreen } from '#/features/papers/quotes/web/screen';
import { accountScreen } from '#/features/people/account/web/screen';
import { privacyScreen } from '#/features/people/privacy/web/screen';
import { premiesScreen } from '#/features/premiums/premies/web/screen';
import { inboxScreen } from '#/features/reading/inbox/web/screen';
import { planningScreen } from '#/features/site/planning/web/screen';
import { contactsScreen } from '#/features/work/contacts/web/screen';
import { documentsScreen } from '#/features/work/documents/web/screen';
import { meetstaatScreen } from '#/features/work/meetstaat/web/screen';
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
