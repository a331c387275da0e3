import { CalendarOff } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Day } from '#/core/day';
import { longestChain } from '#/features/site/planning/rules/chain';
import { linksOf, placeBars, rowHeight } from '#/features/site/planning/rules/day-links';
import { groupTasks, middleOf, scaleOf, widthOf, type Zoom } from '#/features/site/planning/rules/day-scale';
import { ChartBackdrop } from '#/features/site/planning/web/chart-backdrop';
import { ChartHead } from '#/features/site/planning/web/chart-head';
import { ChartLegend } from '#/features/site/planning/web/chart-legend';
import { ChartTools } from '#/features/site/planning/web/chart-tools';
import { type BarActions, type DatedTask, DayRow } from '#/features/site/planning/web/day-row';
import { LinkLayer, type LinkLayerHandle } from '#/features/site/planning/web/link-layer';
import { useGrouping, useZoom } from '#/features/site/planning/web/use-planning-address';
import type { Task } from '#/features/site/shared/planning/contract';
import { lastDayOf } from '#/features/site/shared/planning/rules/shift';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { EmptyState } from '#/ui/empty-state';

type TaskTimelineProps = BarActions & {
  tasks: readonly Task[];
  /** All of the project, also those that a filter hides. */
  plan: readonly Task[];
  conflicts: ReadonlyMap<number, readonly string[]>;
  today: Day;
};

export function TaskTimeline({ tasks, ...props }: TaskTimelineProps) {
  const dated = useMemo(() => tasks.filter((task): task is DatedTask => task.startDate !== null), [tasks]);
  if (dated.length === 0) {
    return (
      <EmptyState
        icon={<CalendarOff aria-hidden="true" />}
        title="Geen taken met datums gevonden"
        text="Geef een taak een startdatum, dan verschijnt ze hier."
      />
    );
  }
  return <Chart tasks={dated} undated={tasks.length - dated.length} {...props} />;
}

type ChartProps = Omit<TaskTimelineProps, 'tasks'> & { tasks: readonly DatedTask[]; undated: number };

function Chart({ tasks, undated, plan, conflicts, today, ...actions }: ChartProps) {
  const [zoom, setZoom] = useZoom();
  const [grouping, setGrouping] = useGrouping();
  const scroller = useRef<HTMLElement>(null);
  const layer = useRef<LinkLayerHandle>(null);
  const [track, setTrack] = useState<HTMLElement | null>(null);
  const room = useWidth(track);
  const chain = useMemo(() => longestChain(plan), [plan]);
  const done = useMemo(() => countDone(plan), [plan]);
  const scale = useMemo(() => scaleOf(zoom, { tasks, plan, today, room }), [zoom, tasks, plan, today, room]);
  const groups = useMemo(() => groupTasks(tasks, grouping), [tasks, grouping]);
  const { bars, height } = useMemo(() => placeBars(groups, scale), [groups, scale]);
  const links = useMemo(() => linksOf(tasks, plan), [tasks, plan]);
  const current = tasks.find((task) => lastDayOf(task) >= today);
  const showToday = useTodayInSight(scroller, {
    zoom,
    isMeasured: room > 0,
    left: middleOf(scale, today) ?? 0,
    top: (current && bars.get(current.id)?.middle) ?? 0,
  });
  return (
    <Card padding="none">
      <ChartTools
        {...{ zoom, grouping, chain, done }}
        onZoom={setZoom}
        onGrouping={setGrouping}
        onToday={showToday}
      />
      <section
        ref={scroller}
        aria-label="Tijdslijn van de taken"
        className="relative isolate scroll-pt-(--head) scroll-pl-(--names) overflow-auto -outline-offset-2 [--head:3.5rem] [--names:9.5rem] max-h-[max(20rem,calc(100dvh-14rem))] md:max-h-[max(24rem,calc(100dvh-8rem))] md:[--names:16rem] print:max-h-none print:overflow-visible print:[--names:9.5rem]"
      >
        <div
          className={cx('relative print:w-full!', zoom === 'all' && 'min-w-full')}
          style={{ width: `calc(var(--names) + ${widthOf(scale)}px)` }}
        >
          <ChartHead {...{ scale, today }} track={setTrack} />
          <ChartBackdrop {...{ scale, today }} />
          <LinkLayer ref={layer} {...{ links, bars, height }} width={scale.days * scale.dayWidth} />
          {groups.map(({ name, tasks: some }) => (
            <div key={name}>
              {name && (
                <h3 className="relative flex h-8 items-center border-line border-y bg-sunken">
                  <span className="sticky left-0 px-3 font-semibold text-sm">{name}</span>
                </h3>
              )}
              {inParts(some).map((part) => (
                <ol
                  key={part[0]?.id}
                  className="relative [content-visibility:auto]"
                  style={{ containIntrinsicBlockSize: part.length * rowHeight }}
                >
                  {part.map((task) => (
                    <DayRow
                      key={task.id}
                      task={task}
                      {...{ scale, today, links: layer, ...actions }}
                      conflicts={conflicts.get(task.id)}
                      slack={chain?.slack.get(task.id)}
                    />
                  ))}
                </ol>
              ))}
            </div>
          ))}
        </div>
      </section>
      <ChartLegend mayChange={actions.onMove !== undefined} mayDrag={zoom !== 'all'} undated={undated} />
    </Card>
  );
}

function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** What is cancelled is no part of it. */
function countDone(plan: readonly Task[]): { count: number; of: number } {
  const wanted = plan.filter(({ status }) => status !== 'cancelled');
  return { count: wanted.filter(({ status }) => status === 'completed').length, of: wanted.length };
}

const rowsInPart = 25;

/** Parts that are out of sight are not drawn. Each part is watched for that, at every frame: a row alone is too little. */
function inParts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsInPart);
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsInPart, (at + 1) * rowsInPart));
}

type Place = { left: number; top: number };

/** Once for each scale, as soon as its width is known: who has scrolled away stays there, until they ask for it. */
function useTodayInSight(
  scroller: RefObject<HTMLElement | null>,
  { zoom, isMeasured, left, top }: Place & { zoom: Zoom; isMeasured: boolean },
): () => void {
  // What was done before stands above.
  const show = (behavior: ScrollBehavior) => {
    const element = scroller.current;
    element?.scrollTo({ left: left - element.clientWidth / 4, top: top - rowHeight * 2, behavior });
  };
  const showAtOnce = useEffectEvent(() => show('instant'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the scale that asks for it anew
  useEffect(() => {
    if (isMeasured) showAtOnce();
  }, [zoom, isMeasured]);
  return () => show('smooth');
}
