import { asksAttention } from '#/core/listed-todo';
import { useTodos } from '#/features/reminders/shared/web/use-todos';
import { useProject } from '#/platform/web/project/current-project';
import type { PageCountProps } from '#/platform/web/screen';
import { MenuCount } from '#/ui/menu-count';
import { useLater } from '#/ui/use-later';

/** First the screen: the dashboard asks for the same list itself. */
const afterMs = 1_500;

const words = { one: 'ding vraagt aandacht', many: 'dingen vragen aandacht' };

export function AttentionCount(props: PageCountProps) {
  const { project } = useProject();
  const begun = useLater(afterMs);
  const { data: todos = [] } = useTodos(project?.id ?? 0, begun && project !== undefined);
  return <MenuCount {...props} words={words} count={todos.filter(asksAttention).length} />;
}
