import type { Help } from '#/core/help';
import { dutiesHelp } from '#/features/duties/duties/help';
import { fittingsHelp } from '#/features/folder/fittings/help';
import { folderHelp } from '#/features/folder/folder/help';
import { aboutHelp } from '#/features/front/about/help';
import { dashboardHelp } from '#/features/front/dashboard/help';
import { helpHelp } from '#/features/front/help/help';
import { logbookHelp } from '#/features/history/logbook/help';
import { trashHelp } from '#/features/history/trash/help';
import { bankHelp } from '#/features/money/bank/help';
import { budgetHelp } from '#/features/money/budget/help';
import { cashPlanHelp } from '#/features/money/cash-plan/help';
import { ledgerHelp } from '#/features/money/ledger/help';
import { reportsHelp } from '#/features/money/reports/help';
import { quoteRequestsHelp } from '#/features/outside/quote-requests/help';
import { invoicesHelp } from '#/features/papers/invoices/help';
import { quotesHelp } from '#/features/papers/quotes/help';
import { accountHelp } from '#/features/people/account/help';
import { privacyHelp } from '#/features/people/privacy/help';
import { premiesHelp } from '#/features/premiums/premies/help';
import { premiumFilesHelp } from '#/features/premiums/premium-files/help';
import { inboxHelp } from '#/features/reading/inbox/help';
import { todoHelp } from '#/features/reminders/todo/help';
import { siteHelp } from '#/features/site/photos/help';
import { planningHelp } from '#/features/site/planning/help';
import { contactsHelp } from '#/features/work/contacts/help';
import { documentsHelp } from '#/features/work/documents/help';
import { homeHelp } from '#/features/work/home/help';
import { meetstaatHelp } from '#/features/work/meetstaat/help';

/** What every feature says of its page and its figures, told once; it arrives when somebody asks. */
export const helps: readonly Help[] = [
  dashboardHelp,
  meetstaatHelp,
  contactsHelp,
  inboxHelp,
  quotesHelp,
  quoteRequestsHelp,
  invoicesHelp,
  planningHelp,
  todoHelp,
  siteHelp,
  budgetHelp,
  bankHelp,
  premiesHelp,
  documentsHelp,
  homeHelp,
  dutiesHelp,
  reportsHelp,
  logbookHelp,
  trashHelp,
  aboutHelp,
  privacyHelp,
  accountHelp,
  fittingsHelp,
  folderHelp,
  helpHelp,
  ledgerHelp,
  cashPlanHelp,
  premiumFilesHelp,
];
