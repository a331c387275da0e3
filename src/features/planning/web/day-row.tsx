import { MoreVertical, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { type Day, daysBetween, formatDay } from '#/core/day';
import type { Task } from '#/features/planning/contract';
import { lastDayOf } from '#/features/planning/rules/shift';
import { statusLabels } from '#/features/planning/rules/tasks';
import { useBarDrag } from '#/features/planning/web/use-bar-drag';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { Menu, MenuItem } from '#/ui/menu';

export type DatedTask = Task & { startDate: Day };

export type BarActions = {
  onOpen: (task: Task) => void;
  /** Left out for who may only read. */
  onMove?: ((task: Task, days: number) => void) | undefined;
  onResize?: ((task: Task, days: number) => void) | undefined;
};

type DayRowProps = BarActions & {
  task: DatedTask;
  from: Day;
  today: Day;
  dayWidth: number;
  conflicts: readonly string[] | undefined;
  slack: number | undefined;
};

const looks: Record<Task['status'], string> = {
  planned: 'bg-sky-soft text-sky border-sky',
  in_progress: 'bg-ochre-soft text-ochre border-ochre',
  completed: 'bg-moss-soft text-moss border-moss',
  cancelled: 'bg-sunken text-ink-soft border-line-strong border-dashed line-through',
};

/** The days by which a task is late: since it should have begun, or have been done. */
function lateFrom({ status, startDate, endDate }: DatedTask, today: Day): Day | undefined {
  const last = lastDayOf({ startDate, endDate });
  if (status === 'planned' && startDate < today) return startDate;
  return status === 'in_progress' && last < today ? last : undefined;
}

function slackWords(slack: number | undefined): string {
  if (slack === undefined) return '';
  return slack === 0
    ? ', op de langste keten'
    : `, kan nog ${slack === 1 ? '1 dag' : `${slack} dagen`} schuiven`;
}

export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { task, from, today, dayWidth, conflicts, slack, onOpen, onMove, onResize } = props;
  const { startDate, endDate } = task;
  const last = lastDayOf({ startDate, endDate });
  const left = daysBetween(from, startDate) * dayWidth;
  const width = (daysBetween(startDate, last) + 1) * dayWidth;
  const late = lateFrom(task, today);
  const mayMove = onMove !== undefined && task.status !== 'completed' && task.status !== 'cancelled';
  const { isDragged, handlers } = useBarDrag({
    dayWidth,
    onMove: (days) => onMove?.(task, days),
    onResize: (days) => onResize?.(task, days),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!mayMove || days === 0 || !event.shiftKey) return;
    event.preventDefault();
    if (event.altKey) onResize?.(task, days);
    else onMove?.(task, days);
  };
  const days =
    startDate === last ? formatDay(startDate) : `${formatDay(startDate)} tot en met ${formatDay(last)}`;
  const label = `${task.title}: ${days}, ${statusLabels[task.status].toLowerCase()}${slackWords(slack)}`;
  return (
    <li
      data-record={`tasks:${task.id}`}
      className="flex h-11 items-center [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]"
    >
      <div className="sticky left-0 z-10 flex h-full w-(--names) shrink-0 items-center gap-1 border-line border-r bg-surface pl-3">
        {conflicts && <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />}
        <span className="min-w-0 grow truncate text-sm" title={task.title}>
          {task.title}
        </span>
        <RowMenu {...{ task, mayMove, onOpen, onMove, onResize }} />
      </div>
      <div className="relative h-full grow">
        {late && (
          <span
            aria-hidden="true"
            className="absolute inset-y-3 border-danger border-y border-dashed bg-danger-soft"
            style={{ left: daysBetween(from, late) * dayWidth, width: daysBetween(late, today) * dayWidth }}
          />
        )}
        <button
          type="button"
          aria-label={conflicts ? `${label}. Let op: ${conflicts.join('. ')}` : label}
          aria-keyshortcuts={mayMove ? 'Shift+ArrowRight Shift+ArrowLeft' : undefined}
          title={conflicts?.join('\n')}
          onClick={() => {
            if (!isDragged()) onOpen(task);
          }}
          onKeyDown={onKeyDown}
          {...(mayMove ? handlers : {})}
          className={cx(
            'absolute inset-y-1.5 select-none rounded-[0.3rem] border text-left hover:brightness-95',
            mayMove && 'cursor-grab touch-pan-y active:cursor-grabbing',
            conflicts ? 'border-2 border-danger' : slack === 0 && 'border-2 border-brick!',
            looks[task.status],
          )}
          style={{ left, width: `max(0.5rem, calc(${width}px + var(--longer, 0px)))` }}
        >
          {mayMove && onResize && (
            <span
              data-handle=""
              aria-hidden="true"
              className="absolute inset-y-0 right-0 w-2 cursor-ew-resize rounded-r-[0.3rem] bg-current opacity-25"
            />
          )}
        </button>
      </div>
    </li>
  );
});

type RowMenuProps = BarActions & { task: DatedTask; mayMove: boolean };

/** The same moves without a pointer. It is only made for the row whose button is pressed. */
function RowMenu({ task, mayMove, onOpen, onMove, onResize }: RowMenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={`Acties voor ${task.title}`}
      icon={<MoreVertical aria-hidden="true" />}
      className="text-ink-soft"
      onClick={() => setWanted(true)}
    />
  );
  if (!mayMove) return null;
  if (!wanted) return button;
  return (
    <Menu trigger={button} defaultOpen align="start">
      <MenuItem onSelect={() => onOpen(task)}>Taak openen</MenuItem>
      <MenuItem onSelect={() => onMove?.(task, 1)}>Een dag later</MenuItem>
      <MenuItem onSelect={() => onMove?.(task, 7)}>Een week later</MenuItem>
      <MenuItem onSelect={() => onMove?.(task, -1)}>Een dag eerder</MenuItem>
      <MenuItem onSelect={() => onResize?.(task, 1)}>Een dag langer</MenuItem>
      <MenuItem onSelect={() => onResize?.(task, -1)}>Een dag korter</MenuItem>
    </Menu>
  );
}
