import { CalendarOff } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Day, daysBetween } from '#/core/day';
import type { Task } from '#/features/site/planning/contract';
import { longestChain } from '#/features/site/planning/rules/chain';
import { linksOf, placeBars, rowHeight } from '#/features/site/planning/rules/day-links';
import { dayWidths, groupTasks, rangeOf } from '#/features/site/planning/rules/day-scale';
import { lastDayOf } from '#/features/site/planning/rules/shift';
import { ChartBackdrop } from '#/features/site/planning/web/chart-backdrop';
import { ChartHead } from '#/features/site/planning/web/chart-head';
import { ChartLegend } from '#/features/site/planning/web/chart-legend';
import { ChartTools } from '#/features/site/planning/web/chart-tools';
import { type BarActions, type DatedTask, DayRow } from '#/features/site/planning/web/day-row';
import { LinkLayer, type LinkLayerHandle } from '#/features/site/planning/web/link-layer';
import { useGrouping, useZoom } from '#/features/site/planning/web/use-planning-address';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';

type DayChartProps = BarActions & {
  tasks: readonly Task[];
  /** All of the project, also those that a filter hides. */
  plan: readonly Task[];
  conflicts: ReadonlyMap<number, readonly string[]>;
  today: Day;
};

/** True to days: a day is as wide as any other. */
export function DayChart({ tasks, plan, conflicts, today, ...actions }: DayChartProps) {
  const [zoom, setZoom] = useZoom();
  const [grouping, setGrouping] = useGrouping();
  const scroller = useRef<HTMLElement>(null);
  const layer = useRef<LinkLayerHandle>(null);
  const dated = useMemo(() => tasks.filter((task): task is DatedTask => task.startDate !== null), [tasks]);
  const chain = useMemo(() => longestChain(plan), [plan]);
  const done = useMemo(() => countDone(plan), [plan]);
  const range = useMemo(() => rangeOf(plan, today), [plan, today]);
  const groups = useMemo(() => groupTasks(dated, grouping), [dated, grouping]);
  const dayWidth = dayWidths[zoom];
  const { bars, height } = useMemo(
    () => placeBars(groups, { from: range.from, dayWidth }),
    [groups, range, dayWidth],
  );
  const links = useMemo(() => linksOf(dated, plan), [dated, plan]);
  const current = dated.find((task) => lastDayOf(task) >= today);
  const showToday = useTodayInSight(scroller, {
    left: daysBetween(range.from, today) * dayWidth,
    top: (current && bars.get(current.id)?.middle) ?? 0,
  });
  if (dated.length === 0) {
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
      <ChartTools
        {...{ zoom, grouping, chain, done }}
        onZoom={setZoom}
        onGrouping={setGrouping}
        onToday={showToday}
      />
      <section
        ref={scroller}
        aria-label="Taken per dag"
        className="relative isolate scroll-pt-(--head) scroll-pl-(--names) overflow-auto -outline-offset-2 [--head:3.5rem] [--names:9.5rem] md:max-h-[max(24rem,calc(100dvh-8rem))] md:[--names:16rem] print:max-h-none"
      >
        <div className="relative" style={{ width: `calc(var(--names) + ${range.days * dayWidth}px)` }}>
          <ChartHead {...{ range, zoom, today }} />
          <ChartBackdrop {...{ range, zoom, today }} />
          <LinkLayer ref={layer} {...{ links, bars, height }} width={range.days * dayWidth} />
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
                      {...{ from: range.from, today, dayWidth, links: layer, ...actions }}
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
      <ChartLegend mayChange={actions.onMove !== undefined} />
    </Card>
  );
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

/** Once for each scale: who has scrolled away stays there, until they ask for it. */
function useTodayInSight(
  scroller: RefObject<HTMLElement | null>,
  { left, top }: { left: number; top: number },
): () => void {
  const first = useRef(top);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollLeft = left - element.clientWidth / 4;
    // What was done before stands above.
    element.scrollTop = first.current - rowHeight * 2;
  }, [scroller, left]);
  return () => {
    const element = scroller.current;
    element?.scrollTo({ left: left - element.clientWidth / 4, top: top - rowHeight * 2, behavior: 'smooth' });
  };
}
