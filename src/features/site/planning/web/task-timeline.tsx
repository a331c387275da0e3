import { CalendarOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { contactName } from '#/core/contact-name';
import { type Day, formatDayLong } from '#/core/day';
import { type Task, type TaskStatus, taskStatuses } from '#/features/site/planning/contract';
import { statusLabels } from '#/features/site/planning/rules/tasks';
import { type Bar, layOutTimeline, type Timeline } from '#/features/site/planning/rules/timeline';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { EmptyState } from '#/ui/empty-state';
import { Tooltip } from '#/ui/tooltip';

type Conflicts = ReadonlyMap<number, readonly string[]>;

type TaskTimelineProps = {
  tasks: readonly Task[];
  conflicts: Conflicts;
  today: Day;
  onOpen: (task: Task) => void;
};

const barLooks: Record<TaskStatus, string> = {
  planned: 'bg-sky-soft text-sky border-sky',
  in_progress: 'bg-ochre-soft text-ochre border-ochre',
  completed: 'bg-moss-soft text-moss border-moss',
  cancelled: 'bg-sunken text-ink-soft border-line-strong border-dashed line-through',
};

export function TaskTimeline({ tasks, conflicts, today, onOpen }: TaskTimelineProps) {
  const scroller = useRef<HTMLElement>(null);
  const available = useWidth(scroller);
  const timeline = available === 0 ? undefined : layOutTimeline(tasks, { today, available });
  useScrollToToday(scroller, timeline);
  const dated = tasks.some(({ startDate }) => startDate !== null);
  if (!dated) {
    return (
      <EmptyState
        icon={<CalendarOff aria-hidden="true" />}
        title="Geen taken met datums gevonden"
        text="Geef een taak een startdatum, dan verschijnt ze hier."
      />
    );
  }
  return (
    <Card padding="none">
      <Legend undated={tasks.filter(({ startDate }) => startDate === null).length} />
      <section
        ref={scroller}
        aria-label="Tijdslijn van de taken"
        className="overflow-x-auto -outline-offset-2 print:overflow-visible"
      >
        {timeline && <Chart timeline={timeline} conflicts={conflicts} onOpen={onOpen} />}
      </section>
    </Card>
  );
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Once: who has scrolled away stays there. */
function useScrollToToday(
  scroller: React.RefObject<HTMLElement | null>,
  timeline: Timeline<Task> | undefined,
): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !timeline || !scroller.current) return;
    done.current = true;
    scroller.current.scrollLeft = (timeline.today ?? 0) - scroller.current.clientWidth / 3;
  }, [scroller, timeline]);
}

function Legend({ undated }: { undated: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-line border-b px-4 py-3 text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label="Kleuren">
        {taskStatuses.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={cx('h-3.5 w-6 rounded border print:[print-color-adjust:exact]', barLooks[status])}
            />
            {statusLabels[status]}
          </li>
        ))}
      </ul>
      {undated > 0 && (
        <p className="text-ink-soft">
          {undated === 1 ? 'Eén taak heeft' : `${undated} taken hebben`} nog geen startdatum en{' '}
          {undated === 1 ? 'staat' : 'staan'} alleen in de tabel.
        </p>
      )}
    </div>
  );
}

type ChartProps = { timeline: Timeline<Task>; conflicts: Conflicts; onOpen: (task: Task) => void };

/** Positions in per cent of the width, so that the same chart fits on paper. */
function Chart({ timeline, conflicts, onOpen }: ChartProps) {
  const { width, bars, months, grid, today } = timeline;
  const share = (pixels: number) => `${(pixels / width) * 100}%`;
  return (
    <div className="relative print:w-full!" style={{ width }}>
      <div aria-hidden="true" className="relative h-9 border-line border-b text-ink-soft text-sm">
        {months
          .filter(({ label }) => label !== null)
          .map(({ key, left, label }) => (
            <span
              key={key}
              className="absolute inset-y-0 flex items-center whitespace-nowrap border-line border-l pl-1.5"
              style={{ left: share(left) }}
            >
              {label}
            </span>
          ))}
      </div>
      <div aria-hidden="true" className="absolute inset-x-0 top-9 bottom-0">
        {grid.map((at) => (
          <span
            key={at}
            className="absolute inset-y-0 border-line border-l border-dotted"
            style={{ left: share(at) }}
          />
        ))}
        {today !== null && (
          <span className="absolute inset-y-0 border-brick border-l-2" style={{ left: share(today) }}>
            <span className="absolute top-1 left-1 whitespace-nowrap rounded bg-surface px-1 font-semibold text-brick text-xs">
              Vandaag
            </span>
          </span>
        )}
      </div>
      <ol className="relative flex flex-col gap-1.5 pt-8 pb-3">
        {bars.map((bar) => (
          <TimelineRow
            key={bar.task.id}
            {...{ bar, share, width, onOpen }}
            conflicts={conflicts.get(bar.task.id)}
          />
        ))}
      </ol>
    </div>
  );
}

type RowProps = {
  bar: Bar<Task>;
  share: (pixels: number) => string;
  width: number;
  conflicts: readonly string[] | undefined;
  onOpen: (task: Task) => void;
};

function TimelineRow({ bar, share, width, conflicts, onOpen }: RowProps) {
  const { task, left, title } = bar;
  const label = `${task.title}: ${detailsOf(task)}, ${statusLabels[task.status].toLowerCase()}`;
  const beside =
    title === 'after' ? { left: share(left + bar.width), right: 0 } : { left: 0, right: share(width - left) };
  return (
    <li data-record={`tasks:${task.id}`} className="relative h-11 break-inside-avoid md:h-9">
      <Tooltip text={[detailsOf(task), ...(conflicts ?? [])].join('. ')}>
        <button
          type="button"
          aria-label={conflicts ? `${label}. Let op: ${conflicts.join('. ')}` : label}
          onClick={() => onOpen(task)}
          className={cx(
            'absolute inset-y-0 truncate rounded-control border px-2.5 text-left font-semibold text-sm',
            'hover:brightness-95 print:[print-color-adjust:exact]',
            barLooks[task.status],
            conflicts && 'border-2 border-danger',
          )}
          style={{ left: share(left), width: share(bar.width) }}
        >
          {title === 'inside' && task.title}
        </button>
      </Tooltip>
      {title !== 'inside' && (
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute inset-y-0 truncate px-2 text-sm leading-11 md:leading-9',
            title === 'before' && 'text-right',
            task.status === 'cancelled' && 'text-ink-soft line-through',
          )}
          style={beside}
        >
          <span className="bg-surface">{task.title}</span>
        </span>
      )}
    </li>
  );
}

function detailsOf({ startDate, endDate, contact }: Bar<Task>['task']): string {
  const days =
    endDate === null
      ? `vanaf ${formatDayLong(startDate)}`
      : startDate === endDate
        ? formatDayLong(startDate)
        : `${formatDayLong(startDate)} tot en met ${formatDayLong(endDate)}`;
  return contact ? `${days}, ${contactName(contact)}` : days;
}
