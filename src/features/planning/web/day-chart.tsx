import { CalendarOff, Diamond } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { type Day, daysBetween, formatDayLong } from '#/core/day';
import type { Task } from '#/features/planning/contract';
import { longestChain } from '#/features/planning/rules/chain';
import { linksOf, placeBars, rowHeight } from '#/features/planning/rules/day-links';
import {
  dayWidths,
  type Grouping,
  groupTasks,
  isBuildingHoliday,
  type Range,
  rangeOf,
  type Span,
  spansWhere,
  ticksOf,
  weekdayOf,
  type Zoom,
} from '#/features/planning/rules/day-scale';
import { type BarActions, type DatedTask, DayRow } from '#/features/planning/web/day-row';
import { LinkLayer, type LinkLayerHandle } from '#/features/planning/web/link-layer';
import { useGrouping, useZoom } from '#/features/planning/web/use-planning-address';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { EmptyState } from '#/ui/empty-state';
import { SelectField } from '#/ui/select';

type DayChartProps = BarActions & {
  tasks: readonly Task[];
  /** All of the project, also those that a filter hides. */
  plan: readonly Task[];
  conflicts: ReadonlyMap<number, readonly string[]>;
  today: Day;
};

const zoomOptions: readonly { value: Zoom; label: string }[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Maand' },
  { value: 'year', label: 'Jaar' },
];
const groupingOptions: readonly { value: Grouping; label: string }[] = [
  { value: 'none', label: 'Niet' },
  { value: 'contact', label: 'Per aannemer' },
  { value: 'room', label: 'Per ruimte' },
  { value: 'category', label: 'Per categorie' },
];

/** True to days: a day is as wide as any other. */
export function DayChart({ tasks, plan, conflicts, today, ...actions }: DayChartProps) {
  const [zoom, setZoom] = useZoom();
  const [grouping, setGrouping] = useGrouping();
  const scroller = useRef<HTMLElement>(null);
  const layer = useRef<LinkLayerHandle>(null);
  const dated = useMemo(() => tasks.filter((task): task is DatedTask => task.startDate !== null), [tasks]);
  const chain = useMemo(() => longestChain(plan), [plan]);
  const range = useMemo(() => rangeOf(plan, today), [plan, today]);
  const groups = useMemo(() => groupTasks(dated, grouping), [dated, grouping]);
  const dayWidth = dayWidths[zoom];
  const { bars, height } = useMemo(
    () => placeBars(groups, { from: range.from, dayWidth }),
    [groups, range, dayWidth],
  );
  const links = useMemo(() => linksOf(dated, plan), [dated, plan]);
  useTodayInSight(scroller, daysBetween(range.from, today) * dayWidth);
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
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 border-line border-b px-4 py-3">
        <SelectField className="w-32" label="Schaal" value={zoom} onChange={setZoom} options={zoomOptions} />
        <SelectField
          className="w-44"
          label="Groeperen"
          value={grouping}
          onChange={setGrouping}
          options={groupingOptions}
        />
        {chain && (
          <p className="grow text-sm">
            <span
              aria-hidden="true"
              className="mr-2 inline-block h-3 w-6 rounded border-2 border-brick align-middle"
            />
            De langste keten telt {chain.ids.length === 1 ? '1 taak' : `${chain.ids.length} taken`}; alles
            klaar op {formatDayLong(chain.end)}.
          </p>
        )}
      </div>
      {actions.onMove && (
        <p className="border-line border-b px-4 py-2 text-ink-soft text-sm">
          Sleep een balk om ze te verschuiven, haar rechterrand om ze langer te maken, of het bolletje
          erachter naar wat erna komt.{' '}
          <span className="max-md:hidden">Met het toetsenbord: Shift en een pijltje.</span> Of gebruik de knop
          naast de naam.
        </p>
      )}
      <section
        ref={scroller}
        aria-label="Taken per dag"
        className="relative scroll-pl-(--names) overflow-x-auto -outline-offset-2 [--names:9.5rem] md:[--names:16rem]"
      >
        <div className="relative" style={{ width: `calc(var(--names) + ${range.days * dayWidth}px)` }}>
          <Backdrop {...{ range, zoom, dayWidth, today, end: chain?.end }} />
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
    </Card>
  );
}

const rowsInPart = 25;

/** Parts that are out of sight are not drawn. Each part is watched for that, at every frame: a row alone is too little. */
function inParts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsInPart);
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsInPart, (at + 1) * rowsInPart));
}

type BackdropProps = { range: Range; zoom: Zoom; dayWidth: number; today: Day; end: Day | undefined };

/** What lies behind the bars: names of months or weeks, weekends, the builders' holidays, today and the end. */
function Backdrop({ range, zoom, dayWidth, today, end }: BackdropProps) {
  const ticks = useMemo(() => ticksOf(range, zoom), [range, zoom]);
  const weekends = useMemo(
    () => (zoom === 'year' ? [] : spansWhere(range, (day) => weekdayOf(day) > 4)),
    [range, zoom],
  );
  const holidays = useMemo(() => spansWhere(range, isBuildingHoliday), [range]);
  const at = (day: Day) => daysBetween(range.from, day) * dayWidth;
  const shade = (spans: readonly Span[], classes: string) =>
    spans.map(({ left, days }) => (
      <span
        key={left}
        className={cx('absolute inset-y-0', classes)}
        style={{ left: left * dayWidth, width: days * dayWidth }}
      />
    ));
  return (
    <div aria-hidden="true">
      <div className="relative ml-(--names) h-8 border-line border-b text-ink-soft text-xs">
        {ticks.map(({ left, label }) => (
          <span
            key={left}
            className="absolute inset-y-0 flex items-center whitespace-nowrap border-line border-l pl-1"
            style={{ left: left * dayWidth }}
          >
            {label}
          </span>
        ))}
        {end && (
          <Diamond
            className="-ml-2 absolute bottom-0 size-4 fill-brick text-brick"
            style={{ left: at(end) + dayWidth }}
          />
        )}
      </div>
      <div className="absolute inset-y-0 top-8 right-0 left-(--names)">
        {shade(weekends, 'bg-ink/5')}
        {shade(holidays, 'bg-ochre/10')}
        <span
          className="absolute inset-y-0 border-brick border-l-2"
          style={{ left: at(today) + dayWidth / 2 }}
        />
      </div>
    </div>
  );
}

/** Once for each scale: who has scrolled away stays there. */
function useTodayInSight(scroller: React.RefObject<HTMLElement | null>, left: number): void {
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = left - scroller.current.clientWidth / 4;
  }, [scroller, left]);
}
