import { CalendarClock, ChevronRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDayLong } from '#/core/day';
import type { ListedTodo } from '#/core/listed-todo';
import { AsideButton } from '#/features/reminders/shared/todo/web/aside';
import { openedHere } from '#/platform/web/open-step';
import { cx } from '#/ui/class-names';
import { WholeDays } from '#/ui/whole-days';

type TodoRowProps = {
  projectId: number;
  todo: ListedTodo;
  /** Who closes what it opens is back here. */
  isReturning?: true;
  withDay?: true;
  /** Buttons where it is done here, in the place of a link to elsewhere. */
  buttons?: ReactNode;
};

const rowClasses = 'flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5';

/** The same wherever it stands: what, when, what one does about it, and a button to set it aside. */
export function TodoRow({ projectId, todo, isReturning, withDay, buttons }: TodoRowProps) {
  const { act } = todo;
  const words = <TodoWords todo={todo} withDay={withDay} />;
  return (
    <div className="-mx-2 flex items-center">
      {buttons === undefined ? (
        <Link
          href={act?.href ?? todo.href}
          {...(isReturning && { state: openedHere })}
          className={cx(rowClasses, '-outline-offset-2 hover:bg-sunken')}
        >
          {words}
          {act && todo.weight !== 'later' && (
            <span className="shrink-0 text-brick text-sm max-lg:hidden">{act.label}</span>
          )}
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft max-md:hidden" />
        </Link>
      ) : (
        <div className={rowClasses}>
          {words}
          {buttons}
        </div>
      )}
      <AsideButton projectId={projectId} todo={todo} />
    </div>
  );
}

function TodoWords({ todo, withDay }: { todo: ListedTodo; withDay: true | undefined }) {
  const { title, text, weight, dueDate, ground } = todo;
  const isNow = weight === 'now';
  const Icon = isNow ? TriangleAlert : CalendarClock;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={cx(
          'size-5 shrink-0',
          isNow ? 'text-danger' : weight === 'soon' ? 'text-ochre' : 'text-ink-soft',
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere] max-md:line-clamp-4">
          {title}
        </span>
        <span className={cx('block text-sm', isNow ? 'text-danger' : 'text-ink-soft')}>
          <WholeDays text={withDay && dueDate ? `${text}, ${formatDayLong(dueDate)}` : text} />
        </span>
        {withDay && ground && <span className="block text-ink-soft text-sm">{ground}</span>}
      </span>
    </>
  );
}
