import { countInbox } from '#/features/reading/inbox/count-contract';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';
import type { PageCountProps } from '#/platform/web/screen';
import { MenuCount } from '#/ui/menu-count';
import { useLater } from '#/ui/use-later';

/** First the screen. */
const afterMs = 1_500;

const words = { one: 'papier wacht', many: 'papieren wachten' };

export function InboxCount(props: PageCountProps) {
  const { project } = useProject();
  const begun = useLater(afterMs);
  const params = { projectId: project?.id ?? 0 };
  const { data } = useRead(countInbox, { params }, { enabled: begun && project !== undefined });
  return <MenuCount {...props} words={words} count={data?.count ?? 0} />;
}
