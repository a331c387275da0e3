import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { InvitationBell } from '#/features/people/sharing/web/invitation-bell';
import { useNews } from '#/features/reminders/news/web/queries';
import { useLater } from '#/ui/use-later';

/** First the screen, then what is new besides it. */
const afterMs = 1_500;

export function Bell() {
  const show = useShowDialog();
  const begun = useLater(afterMs);
  const { data: news = [] } = useNews(begun);
  const unread = news.filter(({ isRead }) => !isRead).length;
  return <InvitationBell unread={unread} onOpen={() => show('invitations')} />;
}
