import { dutiesFind } from '#/features/duties/duties/web/find';
import { fittingsFind } from '#/features/folder/fittings/web/find';
import { folderFind } from '#/features/folder/folder/web/find';
import { dashboardFind } from '#/features/front/dashboard/web/find';
import { logbookFind } from '#/features/history/logbook/web/find';
import { trashFind } from '#/features/history/trash/web/find';
import { bankFind } from '#/features/money/bank/web/find';
import { budgetFind } from '#/features/money/budget/web/find';
import { messagesFind } from '#/features/outside/messages/web/find';
import { paperRequestsFind } from '#/features/outside/paper-requests/web/find';
import { quoteRequestsFind } from '#/features/outside/quote-requests/web/find';
import { invoicesFind } from '#/features/papers/invoices/web/find';
import { quotesFind } from '#/features/papers/quotes/web/find';
import { accountFind } from '#/features/people/account/web/find';
import { premiesFind } from '#/features/premiums/premies/web/find';
import { premiumFilesFind } from '#/features/premiums/premium-files/web/find';
import { inboxFind } from '#/features/reading/inbox/web/find';
import { todoFind } from '#/features/reminders/todo/web/find';
import { acceptancesFind } from '#/features/site/acceptances/web/find';
import { diaryFind } from '#/features/site/diary/web/find';
import { photosFind, roomsFind } from '#/features/site/photos/web/find';
import { planningFind } from '#/features/site/planning/web/find';
import { plansFind } from '#/features/site/plans/web/find';
import { pointsFind } from '#/features/site/points/web/find';
import { contactsFind } from '#/features/work/contacts/web/find';
import { documentsFind } from '#/features/work/documents/web/find';
import { meetstaatFind } from '#/features/work/meetstaat/web/find';
import type { Find } from '#/platform/web/find';

/** How every feature is found, told once; it arrives with the search itself. Of two that fit as well the first is shown first. */
export const finds: readonly Find[] = [
  quotesFind,
  quoteRequestsFind,
  invoicesFind,
  inboxFind,
  contactsFind,
  paperRequestsFind,
  messagesFind,
  planningFind,
  documentsFind,
  roomsFind,
  photosFind,
  pointsFind,
  acceptancesFind,
  plansFind,
  diaryFind,
  premiumFilesFind,
  meetstaatFind,
  dashboardFind,
  todoFind,
  budgetFind,
  bankFind,
  premiesFind,
  dutiesFind,
  logbookFind,
  trashFind,
  accountFind,
  fittingsFind,
  folderFind,
];
