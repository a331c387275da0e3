import { type ChartDot, ChartDots, roomFor } from '#/ui/chart/chart-dots';
import { roundTicks } from '#/ui/chart/ticks';
import { cx } from '#/ui/class-names';

/** `at` goes from 0 (left) to 1 (right). */
export type ChartPoint = { at: number; value: number };

export type LineLook = 'strong' | 'plain' | 'dashed' | 'dotted' | 'limit';

/** Told apart by their stroke, so that nobody needs the colours. */
const looks: Record<LineLook, { stroke: string; width: number; dashes?: string }> = {
  strong: { stroke: 'stroke-fill-normal', width: 3 },
  plain: { stroke: 'stroke-fill-normal', width: 1.5 },
  dashed: { stroke: 'stroke-fill-normal', width: 2, dashes: '7 4' },
  dotted: { stroke: 'stroke-ink-soft', width: 2, dashes: '1.5 4' },
  limit: { stroke: 'stroke-danger', width: 1.5, dashes: '12 3 2 3' },
};

export type ChartLine = {
  key: string;
  label: string;
  look: LineLook;
  points: readonly ChartPoint[];
  /** It keeps its value until the next point. */
  isStepped?: boolean;
};

type LineChartProps = {
  lines: readonly ChartLine[];
  dots?: readonly ChartDot[];
  /** What the dots are together, for who doesn't see them. */
  dotsLabel?: string;
  /** Below the chart, in the order in which they stand there. */
  ticks: readonly { at: number; label: string }[];
  format: (value: number) => string;
  /** What it means to be below zero, where anything is. */
  belowZero?: string;
};

const size = 1_000;

/** Lines over time with an axis. Its values stand in a table beside it: the drawing itself says nothing to a reader. */
export function LineChart({
  lines,
  dots = [],
  dotsLabel = 'Punten',
  ticks,
  format,
  belowZero,
}: LineChartProps) {
  const values = [...lines.flatMap(({ points }) => points), ...dots].map(({ value }) => value);
  const levels = roundTicks(Math.min(0, ...values), Math.max(0, ...values));
  const [low = 0, high = 0] = [levels[0], levels.at(-1)];
  const heightOf = (value: number) => (high === low ? 1 : (high - value) / (high - low));
  const open = dots.find(({ isOpen }) => isOpen);
  return (
    <div className="break-inside-avoid">
      <Legend lines={lines} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)]">
        {/* As wide as the widest of its values, each beside its line. */}
        <div aria-hidden="true" className="mt-5 h-56 text-ink-soft text-xs tabular-nums">
          {levels.map((level) => (
            <span
              key={level}
              className="block h-0 translate-y-[calc(var(--at)*14rem-0.5rem)] text-end"
              style={{ '--at': heightOf(level) } as object}
            >
              {format(level)}
            </span>
          ))}
        </div>
        {/* Dots that would stand too close to press make it wider than its place. */}
        <div className="overflow-x-auto pt-5 pr-4 pl-2 print:overflow-visible">
          <div
            className="@container/plot min-w-(--room) print:min-w-0"
            style={{ '--room': `${roomFor(dots)}rem` } as object}
          >
            <div className="relative h-56">
              {belowZero !== undefined && low < 0 && <BelowZero top={heightOf(0)} label={belowZero} />}
              <svg
                aria-hidden="true"
                className="absolute inset-0 size-full overflow-visible"
                viewBox={`0 0 ${size} ${size}`}
                preserveAspectRatio="none"
              >
                {levels.map((level) => (
                  <path
                    key={level}
                    d={`M0 ${heightOf(level) * size} H${size}`}
                    className={level === 0 ? 'stroke-line-strong' : 'stroke-line'}
                    strokeWidth={level === 0 ? 1.5 : 1}
                    vectorEffect="non-scaling-stroke"
                  />
                ))}
                {open && (
                  <path
                    d={`M${open.at * size} 0 V${size}`}
                    className="stroke-line-strong"
                    strokeDasharray="2 3"
                    vectorEffect="non-scaling-stroke"
                  />
                )}
                {lines.map(({ key, look, points, isStepped }) => (
                  <Stroke key={key} look={look} path={pathOf(points, heightOf, isStepped)} />
                ))}
              </svg>
              {lines.map(({ key, look, points }) => (
                <LineEnd key={key} look={look} point={points.at(-1)} heightOf={heightOf} />
              ))}
              <ChartDots dots={dots} label={dotsLabel} heightOf={heightOf} />
            </div>
            <div aria-hidden="true" className="relative mt-2 h-5 text-ink-soft text-xs">
              {ticks.map(({ at, label }, index) => (
                <span
                  key={at}
                  className={cx(
                    'absolute whitespace-nowrap',
                    at > 0.97 ? '-translate-x-full' : at > 0.03 && '-translate-x-1/2',
                    index % 2 === 1 && 'hidden @2xl/plot:inline',
                    index % 4 === 2 && 'hidden @sm/plot:inline',
                  )}
                  style={{ left: `${at * 100}%` }}
                >
                  {label}
                </span>
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

type LineEndProps = { look: LineLook; point: ChartPoint | undefined; heightOf: (value: number) => number };

/** Where a line ends, and all there is of one that just began. */
function LineEnd({ look, point, heightOf }: LineEndProps) {
  if (!point || look === 'limit') return null;
  return (
    <span
      aria-hidden="true"
      className="absolute size-2 -translate-1/2 rounded-full border-2 border-surface bg-ink print:[print-color-adjust:exact]"
      style={{ left: `${point.at * 100}%`, top: `${heightOf(point.value) * 100}%` }}
    />
  );
}

function Legend({ lines }: Pick<LineChartProps, 'lines'>) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {lines.map(({ key, label, look }) => (
        <li key={key} className="flex items-center gap-2">
          <svg aria-hidden="true" className="h-2 w-7 shrink-0" viewBox="0 0 28 8">
            <Stroke look={look} path="M0 4 H28" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** In words and not by its ground alone, which paper leaves out. */
function BelowZero({ top, label }: { top: number; label: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 flex items-end bg-danger-soft/50 px-1.5 font-medium text-danger text-xs"
      style={{ top: `${top * 100}%` }}
    >
      {label}
    </div>
  );
}

function Stroke({ look, path }: { look: LineLook; path: string }) {
  const { stroke, width, dashes } = looks[look];
  return (
    <path
      d={path}
      className={stroke}
      fill="none"
      strokeWidth={width}
      strokeDasharray={dashes}
      strokeLinecap={look === 'dotted' ? 'round' : 'butt'}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}

function pathOf(
  points: readonly ChartPoint[],
  heightOf: (value: number) => number,
  isStepped = false,
): string {
  return points
    .map(({ at, value }, index) => {
      const [x, y] = [round(at * size), round(heightOf(value) * size)];
      if (index === 0) return `M${x} ${y}`;
      return isStepped ? `H${x} V${y}` : `L${x} ${y}`;
    })
    .join(' ');
}

function round(place: number): number {
  return Math.round(place * 10) / 10;
}
