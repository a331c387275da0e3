import { aboutFeature } from '#/features/about/feature';
import { accountFeature } from '#/features/account/feature';
import { budgetFeature } from '#/features/budget/feature';
import { calendarFeature } from '#/features/calendar/feature';
import { cashPlanFeature } from '#/features/cash-plan/feature';
import { checkFeature } from '#/features/check/feature';
import { contactsFeature } from '#/features/contacts/feature';
import { dashboardFeature } from '#/features/dashboard/feature';
import { deadlinesFeature } from '#/features/deadlines/feature';
import { digestFeature } from '#/features/digest/feature';
import { documentsFeature } from '#/features/documents/feature';
import { exampleFeature } from '#/features/example/feature';
import { extrasFeature } from '#/features/extras/feature';
import { homeFeature } from '#/features/home/feature';
import { inboxFeature } from '#/features/inbox/feature';
import { intakeFeature } from '#/features/intake/feature';
import { invoicesFeature } from '#/features/invoices/feature';
import { liveFeature } from '#/features/live/feature';
import { logbookFeature } from '#/features/logbook/feature';
import { meetstaatFeature } from '#/features/meetstaat/feature';
import { newsFeature } from '#/features/news/feature';
import { planningFeature } from '#/features/planning/feature';
import { premiesFeature } from '#/features/premies/feature';
import { premiumFilesFeature } from '#/features/premium-files/feature';
import { privacyFeature } from '#/features/privacy/feature';
import { projectsFeature } from '#/features/projects/feature';
import { quotesFeature } from '#/features/quotes/feature';
import { reportsFeature } from '#/features/reports/feature';
import { scanFeature } from '#/features/scan/feature';
import { sharingFeature } from '#/features/sharing/feature';
import { trashFeature } from '#/features/trash/feature';
import type { Feature } from '#/platform/server/feature';

/** Every feature of the house, told once. */
export const features: readonly Feature[] = [
  aboutFeature,
  privacyFeature,
  accountFeature,
  projectsFeature,
  sharingFeature,
  documentsFeature,
  premiesFeature,
  homeFeature,
  contactsFeature,
  meetstaatFeature,
  quotesFeature,
  extrasFeature,
  scanFeature,
  checkFeature,
  invoicesFeature,
  inboxFeature,
  premiumFilesFeature,
  exampleFeature,
  planningFeature,
  deadlinesFeature,
  calendarFeature,
  budgetFeature,
  cashPlanFeature,
  reportsFeature,
  dashboardFeature,
  intakeFeature,
  liveFeature,
  logbookFeature,
  newsFeature,
  digestFeature,
  trashFeature,
];
