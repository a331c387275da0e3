import { dutiesFillings } from '#/features/duties/duties/web/fillings';
import { dutiesScreen } from '#/features/duties/duties/web/screen';
import { fittingsScreen } from '#/features/folder/fittings/web/screen';
import { folderScreen } from '#/features/folder/folder/web/screen';
import { aboutScreen } from '#/features/front/about/web/screen';
import { dashboardScreen } from '#/features/front/dashboard/web/screen';
import { helpScreen } from '#/features/front/help/web/screen';
import { helpTexts } from '#/features/front/help/web/shared/slots';
import { logbookFillings } from '#/features/history/logbook/web/fillings';
import { logbookScreen } from '#/features/history/logbook/web/screen';
import { trashScreen } from '#/features/history/trash/web/screen';
import { bankScreen } from '#/features/money/bank/web/screen';
import { budgetFillings } from '#/features/money/budget/web/fillings';
import { budgetScreen } from '#/features/money/budget/web/screen';
import { cashPlanFillings } from '#/features/money/cash-plan/web/fillings';
import { reportsScreen } from '#/features/money/reports/web/screen';
import { guestsFillings } from '#/features/outside/guests/web/fillings';
import { paperRequestsFillings } from '#/features/outside/paper-requests/web/fillings';
import { quoteRequestsFillings } from '#/features/outside/quote-requests/web/fillings';
import { quoteRequestsScreen } from '#/features/outside/quote-requests/web/screen';
import { extrasFillings } from '#/features/papers/extras/web/fillings';
import { invoicesFillings } from '#/features/papers/invoices/web/fillings';
import { invoicesScreen } from '#/features/papers/invoices/web/screen';
import { quotesFillings } from '#/features/papers/quotes/web/fillings';
import { quotesScreen } from '#/features/papers/quotes/web/screen';
import { accountScreen } from '#/features/people/account/web/screen';
import { privacyScreen } from '#/features/people/privacy/web/screen';
import { sharingFillings } from '#/features/people/sharing/web/fillings';
import { premiesFillings } from '#/features/premiums/premies/web/fillings';
import { premiesScreen } from '#/features/premiums/premies/web/screen';
import { premiumFilesFillings } from '#/features/premiums/premium-files/web/fillings';
import { tokensFillings } from '#/features/programs/tokens/web/fillings';
import { checkFillings } from '#/features/reading/check/web/fillings';
import { inboxFillings } from '#/features/reading/inbox/web/fillings';
import { inboxScreen } from '#/features/reading/inbox/web/screen';
import { calendarFillings } from '#/features/reminders/calendar/web/fillings';
import { deadlinesScreen } from '#/features/reminders/deadlines/web/screen';
import { digestFillings } from '#/features/reminders/digest/web/fillings';
import { acceptancesFillings } from '#/features/site/acceptances/web/fillings';
import { closingFillings } from '#/features/site/closing/web/fillings';
import { contractsFillings } from '#/features/site/contracts/web/fillings';
import { diaryFillings } from '#/features/site/diary/web/fillings';
import { photosFillings } from '#/features/site/photos/web/fillings';
import { siteScreen } from '#/features/site/photos/web/screen';
import { planningFillings } from '#/features/site/planning/web/fillings';
import { planningScreen } from '#/features/site/planning/web/screen';
import { plansFillings } from '#/features/site/plans/web/fillings';
import { pointsFillings } from '#/features/site/points/web/fillings';
import { contactsFillings } from '#/features/work/contacts/web/fillings';
import { contactsScreen } from '#/features/work/contacts/web/screen';
import { documentsScreen } from '#/features/work/documents/web/screen';
import { homeScreen } from '#/features/work/home/web/screen';
import { intakeFillings } from '#/features/work/intake/web/fillings';
import { meetstaatFillings } from '#/features/work/meetstaat/web/fillings';
import { meetstaatScreen } from '#/features/work/meetstaat/web/screen';
import { lazyComponent } from '#/platform/web/lazy-component';
import type { Screen } from '#/platform/web/screen';
import { type Filling, fill } from '#/platform/web/slots';

/** Every page of the house, told once: the router and the menu follow from it. */
export const screens: readonly Screen[] = [
  dashboardScreen,
  meetstaatScreen,
  contactsScreen,
  inboxScreen,
  quotesScreen,
  quoteRequestsScreen,
  invoicesScreen,
  planningScreen,
  deadlinesScreen,
  siteScreen,
  budgetScreen,
  bankScreen,
  premiesScreen,
  documentsScreen,
  homeScreen,
  dutiesScreen,
  reportsScreen,
  logbookScreen,
  trashScreen,
  aboutScreen,
  helpScreen,
  privacyScreen,
  accountScreen,
  fittingsScreen,
  folderScreen,
];

/** What features put on each other’s screens. */
export const fillings: readonly Filling[] = [
  ...intakeFillings,
  ...budgetFillings,
  ...cashPlanFillings,
  ...dutiesFillings,
  ...extrasFillings,
  ...acceptancesFillings,
  ...contractsFillings,
  ...quotesFillings,
  ...invoicesFillings,
  ...sharingFillings,
  ...premiesFillings,
  ...premiumFilesFillings,
  ...inboxFillings,
  ...checkFillings,
  ...calendarFillings,
  ...digestFillings,
  ...tokensFillings,
  ...contactsFillings,
  ...meetstaatFillings,
  ...photosFillings,
  ...pointsFillings,
  ...plansFillings,
  ...closingFillings,
  ...diaryFillings,
  ...guestsFillings,
  ...paperRequestsFillings,
  ...quoteRequestsFillings,
  ...planningFillings,
  ...logbookFillings,
  fill(
    helpTexts,
    10,
    lazyComponent(async () => (await import('#/app/web/all-help')).AllHelp),
  ),
];
