import { InvitationBell } from '#/features/people/sharing/web/invitation-bell';
import { useNews } from '#/features/reminders/news/web/queries';
import { useLater } from '#/ui/use-later';

/** First the screen, then what is new besides it. */
const afterMs = 1_500;

export function Bell({ onOpen }: { onOpen: () => void }) {
  const begun = useLater(afterMs);
  const { data: news = [] } = useNews(begun);
  return <InvitationBell unread={news.filter(({ isRead }) => !isRead).length} onOpen={onOpen} />;
}
