import { Inbox } from 'lucide-react';
import { inboxPage } from '#/features/reading/inbox/page';
import { InboxCount } from '#/features/reading/inbox/web/inbox-count';
import { defineScreen } from '#/platform/web/screen';

export const inboxScreen = defineScreen(
  inboxPage,
  async () => (await import('#/features/reading/inbox/web/inbox-page')).InboxPage,
  Inbox,
  InboxCount,
);
