import { MoreVertical, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, type RefObject, useState } from 'react';
import { contactName } from '#/core/contact-name';
import { type Day, daysBetween, formatDayLong } from '#/core/day';
import { barOf } from '#/features/site/planning/rules/day-links';
import { type Scale, shareOf } from '#/features/site/planning/rules/day-scale';
import type { LinkLayerHandle } from '#/features/site/planning/web/link-layer';
import { useBarDrag } from '#/features/site/planning/web/use-bar-drag';
import type { Task } from '#/features/site/shared/planning/contract';
import { lastDayOf } from '#/features/site/shared/planning/rules/shift';
import { statusLabels } from '#/features/site/shared/planning/rules/tasks';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';
import { Menu, MenuItem } from '#/ui/menu';

export type DatedTask = Task & { startDate: Day };

export type BarActions = {
  onOpen: (task: Task) => void;
  /** Left out for who may only read. */
  onMove?: ((task: Task, days: number) => void) | undefined;
  onResize?: ((task: Task, days: number) => void) | undefined;
  /** The second is to come after the first. */
  onLink?: ((task: Task, after: number) => void) | undefined;
  /** Asks what it comes after. */
  onFollow?: ((task: Task) => void) | undefined;
};

type DayRowProps = BarActions & {
  task: DatedTask;
  scale: Scale;
  today: Day;
  conflicts: readonly string[] | undefined;
  slack: number | undefined;
  links: RefObject<LinkLayerHandle | null>;
};

export const barLooks: Record<Task['status'], string> = {
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

function detailsOf({ startDate, endDate, isMilestone, contact }: DatedTask): string {
  const first = formatDayLong(startDate);
  const days =
    startDate === endDate || isMilestone
      ? first
      : endDate === null
        ? `vanaf ${first}`
        : `${first} tot en met ${formatDayLong(endDate)}`;
  return `${isMilestone ? 'mijlpaal, ' : ''}${days}${contact ? `, ${contactName(contact)}` : ''}`;
}

const shortcuts = 'Shift+ArrowRight Shift+ArrowLeft Alt+Shift+ArrowRight Alt+Shift+ArrowLeft';

/** Narrower than this a name on a bar is no name. */
const leastNamedWidth = 72;

/** A place to take a bar by, beyond what is seen of it. */
const handle = 'absolute inset-y-0 touch-none';

function slackWords(slack: number | undefined): string {
  if (slack === undefined) return '';
  return slack === 0
    ? ', op de langste keten'
    : `, kan nog ${slack === 1 ? '1 dag' : `${slack} dagen`} schuiven`;
}

/** How far the list of what is checked has come; undefined without one, or once all of it is done. */
function checkedOf({ status, checks }: DatedTask): { share: number; words: string } | undefined {
  const done = checks.filter(({ isDone }) => isDone).length;
  if (checks.length === 0 || status === 'completed' || status === 'cancelled') return undefined;
  return { share: done / checks.length, words: `, ${done} van ${checks.length} punten klaar` };
}

export const DayRow = memo(function DayRow(props: DayRowProps) {
  const { task, scale, today, conflicts, slack, links, ...actions } = props;
  const { onOpen, onMove, onResize, onLink } = actions;
  const { isMilestone } = task;
  const { from, dayWidth, zoom } = scale;
  const share = (pixels: number) => shareOf(scale, pixels);
  const { left, width } = barOf(task, scale);
  const late = lateFrom(task, today);
  const mayMove = onMove !== undefined && task.status !== 'completed' && task.status !== 'cancelled';
  // Where all is in sight at once a bar is no longer as long as its days.
  const mayDrag = mayMove && zoom !== 'all';
  const { isDragged, handlers } = useBarDrag({
    ...{ taskId: task.id, dayWidth, links },
    onMove: (days) => onMove?.(task, days),
    onResize: (days) => onResize?.(task, days),
    onLink: (after) => onLink?.(task, after),
  });
  const onClick = ({ detail }: MouseEvent) => {
    // A key makes a click that is none of a pointer's.
    if (detail === 0 || !isDragged()) onOpen(task);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const days = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!mayMove || days === 0 || !event.shiftKey) return;
    event.preventDefault();
    if (event.altKey && !isMilestone) onResize?.(task, days);
    else onMove?.(task, days);
  };
  const look = cx(
    'border',
    barLooks[task.status],
    conflicts ? 'border-2 border-danger!' : slack === 0 && 'border-2 border-ink!',
  );
  const details = detailsOf(task);
  const checked = checkedOf(task);
  const label = `${task.title}: ${details}, ${statusLabels[task.status].toLowerCase()}${checked?.words ?? ''}${slackWords(slack)}`;
  return (
    <li
      data-record={`tasks:${task.id}`}
      className="group/row flex h-11 items-center hover:bg-ink/[0.03] data-target:bg-brick-soft"
    >
      <div className="sticky left-0 z-10 flex h-full w-(--names) shrink-0 items-center gap-1 border-line border-r bg-surface pl-2 md:pl-3">
        {conflicts && <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />}
        <span
          className="line-clamp-2 min-w-0 grow text-xs leading-tight [overflow-wrap:anywhere] md:block md:truncate md:text-sm md:leading-normal"
          title={task.title}
        >
          {task.title}
        </span>
        <RowMenu {...{ task, mayMove, ...actions }} />
      </div>
      <div className="relative h-full grow">
        {slack !== undefined && slack > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 border-ink-soft/60 border-t border-dotted"
            style={{ left: share(left + width), width: share(slack * dayWidth) }}
          />
        )}
        <button
          type="button"
          aria-label={conflicts ? `${label}. Let op: ${conflicts.join('. ')}` : label}
          aria-keyshortcuts={mayMove ? shortcuts : undefined}
          title={[details, ...(conflicts ?? [])].join('\n')}
          onClick={onClick}
          onKeyDown={onKeyDown}
          {...(mayDrag ? handlers : {})}
          className={cx(
            'absolute inset-y-1.5 select-none rounded-[0.3rem] text-left hover:brightness-95 print:[print-color-adjust:exact]',
            mayDrag && 'cursor-grab touch-pan-y active:cursor-grabbing',
            !isMilestone && look,
          )}
          style={{ left: share(left), width: `max(0.5rem, calc(${share(width)} + var(--longer, 0px)))` }}
        >
          {checked && !isMilestone && (
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-0 rounded-[0.2rem] bg-current opacity-20"
              style={{ width: `${checked.share * 100}%` }}
            />
          )}
          {task.contact && !isMilestone && width >= leastNamedWidth && (
            <span className="pointer-events-none sticky left-(--names) inline-block max-w-full truncate px-2 text-xs leading-7">
              {contactName(task.contact)}
            </span>
          )}
          {isMilestone && (
            <span
              aria-hidden="true"
              className={cx('absolute inset-x-0.5 inset-y-2 rotate-45 rounded-[0.15rem]', look)}
            />
          )}
          {mayDrag && onResize && !isMilestone && (
            <span
              data-handle="resize"
              aria-hidden="true"
              className={cx(
                handle,
                '-right-1 w-2.5 cursor-ew-resize pointer-coarse:-right-3 pointer-coarse:w-5',
              )}
            >
              <span className="pointer-events-none absolute inset-y-1 right-1.5 w-1 rounded bg-current opacity-40 pointer-coarse:right-3.5" />
            </span>
          )}
          {mayDrag && onLink && (
            <span
              data-handle="link"
              aria-hidden="true"
              className={cx(
                handle,
                '-right-5.5 w-4.5 cursor-crosshair pointer-coarse:-right-9 pointer-coarse:w-6',
                'opacity-0 group-hover/row:opacity-100 group-focus-within/row:opacity-100 pointer-coarse:opacity-100',
              )}
            >
              <span className="pointer-events-none absolute top-1/2 left-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-brick bg-surface" />
            </span>
          )}
        </button>
        {late && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-1.5 rounded-[0.3rem] border border-danger border-dashed bg-danger/25"
            style={{
              left: share(daysBetween(from, late) * dayWidth),
              width: share(daysBetween(late, today) * dayWidth),
            }}
          />
        )}
      </div>
    </li>
  );
});

type RowMenuProps = BarActions & { task: DatedTask; mayMove: boolean };

/** The same moves without a pointer. It is only made for the row whose button is pressed. */
function RowMenu({ task, mayMove, onOpen, onMove, onResize, onFollow }: RowMenuProps) {
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
      {!task.isMilestone && (
        <>
          <MenuItem onSelect={() => onResize?.(task, 1)}>Een dag langer</MenuItem>
          <MenuItem onSelect={() => onResize?.(task, -1)}>Een dag korter</MenuItem>
        </>
      )}
      <MenuItem onSelect={() => onFollow?.(task)}>Na …</MenuItem>
    </Menu>
  );
}
