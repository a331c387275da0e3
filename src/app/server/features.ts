import { dutiesFeature } from '#/features/duties/duties/feature';
import { fittingsFeature } from '#/features/folder/fittings/feature';
import { folderFeature } from '#/features/folder/folder/feature';
import { aboutFeature } from '#/features/front/about/feature';
import { dashboardFeature } from '#/features/front/dashboard/feature';
import { exampleFeature } from '#/features/front/example/feature';
import { helpFeature } from '#/features/front/help/feature';
import { liveFeature } from '#/features/history/live/feature';
import { logbookFeature } from '#/features/history/logbook/feature';
import { trashFeature } from '#/features/history/trash/feature';
import { bankFeature } from '#/features/money/bank/feature';
import { budgetFeature } from '#/features/money/budget/feature';
import { cashPlanFeature } from '#/features/money/cash-plan/feature';
import { ledgerFeature } from '#/features/money/ledger/feature';
import { reportsFeature } from '#/features/money/reports/feature';
import { guestsFeature } from '#/features/outside/guests/feature';
import { linksFeature } from '#/features/outside/links/feature';
import { messagesFeature } from '#/features/outside/messages/feature';
import { paperRequestsFeature } from '#/features/outside/paper-requests/feature';
import { quoteRequestsFeature } from '#/features/outside/quote-requests/feature';
import { extrasFeature } from '#/features/papers/extras/feature';
import { invoicesFeature } from '#/features/papers/invoices/feature';
import { quotesFeature } from '#/features/papers/quotes/feature';
import { accountFeature } from '#/features/people/account/feature';
import { archiveFeature } from '#/features/people/archive/feature';
import { privacyFeature } from '#/features/people/privacy/feature';
import { projectsFeature } from '#/features/people/projects/feature';
import { sharingFeature } from '#/features/people/sharing/feature';
import { premiesFeature } from '#/features/premiums/premies/feature';
import { premiumFilesFeature } from '#/features/premiums/premium-files/feature';
import { assistantsFeature } from '#/features/programs/assistants/feature';
import { tokensFeature } from '#/features/programs/tokens/feature';
import { webhooksFeature } from '#/features/programs/webhooks/feature';
import { checkFeature } from '#/features/reading/check/feature';
import { inboxFeature } from '#/features/reading/inbox/feature';
import { scanFeature } from '#/features/reading/scan/feature';
import { calendarFeature } from '#/features/reminders/calendar/feature';
import { deadlinesFeature } from '#/features/reminders/deadlines/feature';
import { digestFeature } from '#/features/reminders/digest/feature';
import { newsFeature } from '#/features/reminders/news/feature';
import { todoFeature } from '#/features/reminders/todo/feature';
import { acceptancesFeature } from '#/features/site/acceptances/feature';
import { closingFeature } from '#/features/site/closing/feature';
import { contractsFeature } from '#/features/site/contracts/feature';
import { diaryFeature } from '#/features/site/diary/feature';
import { photosFeature } from '#/features/site/photos/feature';
import { planningFeature } from '#/features/site/planning/feature';
import { plansFeature } from '#/features/site/plans/feature';
import { pointsFeature } from '#/features/site/points/feature';
import { contactsFeature } from '#/features/work/contacts/feature';
import { documentsFeature } from '#/features/work/documents/feature';
import { homeFeature } from '#/features/work/home/feature';
import { intakeFeature } from '#/features/work/intake/feature';
import { meetstaatFeature } from '#/features/work/meetstaat/feature';
import { roomsFeature } from '#/features/work/rooms/feature';
import type { Feature } from '#/platform/server/feature';

/** Every feature of the house, told once. */
export const features: readonly Feature[] = [
  aboutFeature,
  helpFeature,
  privacyFeature,
  accountFeature,
  projectsFeature,
  sharingFeature,
  archiveFeature,
  documentsFeature,
  premiesFeature,
  homeFeature,
  roomsFeature,
  contactsFeature,
  meetstaatFeature,
  quotesFeature,
  linksFeature,
  extrasFeature,
  acceptancesFeature,
  contractsFeature,
  scanFeature,
  checkFeature,
  invoicesFeature,
  inboxFeature,
  premiumFilesFeature,
  bankFeature,
  dutiesFeature,
  exampleFeature,
  planningFeature,
  photosFeature,
  plansFeature,
  pointsFeature,
  closingFeature,
  diaryFeature,
  guestsFeature,
  paperRequestsFeature,
  messagesFeature,
  quoteRequestsFeature,
  deadlinesFeature,
  todoFeature,
  calendarFeature,
  budgetFeature,
  cashPlanFeature,
  ledgerFeature,
  reportsFeature,
  dashboardFeature,
  intakeFeature,
  liveFeature,
  logbookFeature,
  newsFeature,
  digestFeature,
  trashFeature,
  tokensFeature,
  assistantsFeature,
  webhooksFeature,
  fittingsFeature,
  folderFeature,
];
