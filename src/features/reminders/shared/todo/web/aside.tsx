import { Clock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { isAside, type ListedTodo } from '#/core/listed-todo';
import { lazyComponent, lazyPart } from '#/platform/web/lazy-component';
import { FailedOverPage } from '#/platform/web/part-failed';
import { IconButton } from '#/ui/button';

type AsideButtonProps = { projectId: number; todo: ListedTodo };

const AsideMenu = lazyPart<AsideButtonProps & { label: string; onClose: () => void }>(
  async () => (await import('#/features/reminders/shared/todo/web/aside-menu')).AsideMenu,
  (failed, { onClose }) => <FailedOverPage {...failed} onClose={onClose} />,
);
const LoadedList = lazyComponent(
  async () => (await import('#/features/reminders/shared/todo/web/aside-list')).AsideList,
);

/** The button at once, the menu behind it when somebody reaches for it. */
export function AsideButton({ projectId, todo }: AsideButtonProps) {
  const [wanted, setWanted] = useState(false);
  const label = `‘${todo.title}’ opzij zetten`;
  const button = (
    <IconButton
      label={label}
      icon={<Clock aria-hidden="true" />}
      className="text-ink-soft"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    />
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <AsideMenu projectId={projectId} todo={todo} label={label} onClose={() => setWanted(false)} />
    </Suspense>
  );
}

/** Where there is any: as tall before it came as it is while folded. */
export function SetAside({ projectId, todos }: { projectId: number; todos: readonly ListedTodo[] }) {
  const aside = todos.filter(isAside);
  if (aside.length === 0) return null;
  return (
    <Suspense fallback={<div className="h-11" />}>
      <LoadedList projectId={projectId} aside={aside} />
    </Suspense>
  );
}
