import { memo, useMemo } from 'react';
import { type Day, daysBetween } from '#/core/day';
import {
  dayWidths,
  type Head,
  headsOf,
  type Range,
  type Zoom,
} from '#/features/site/planning/rules/day-scale';
import { cx } from '#/ui/class-names';

type ChartHeadProps = { range: Range; zoom: Zoom; today: Day };

/** Above the days, and still there when one scrolls down: months and weeks, and where today is. */
export const ChartHead = memo(function ChartHead({ range, zoom, today }: ChartHeadProps) {
  const { upper, lower } = useMemo(() => headsOf(range, zoom), [range, zoom]);
  const dayWidth = dayWidths[zoom];
  const daysTo = daysBetween(range.from, today);
  return (
    <div aria-hidden="true" className="sticky top-0 z-20 flex h-(--head) border-line border-b bg-surface">
      <div className="sticky left-0 z-10 flex w-(--names) shrink-0 items-end border-line border-r bg-surface px-3 pb-1.5 text-ink-soft text-xs">
        Taak
      </div>
      <div className="relative grow">
        <Tier heads={upper} dayWidth={dayWidth} className="top-0 font-semibold text-ink" stays />
        <Tier heads={lower} dayWidth={dayWidth} className="bottom-0 text-ink-soft" />
        <span
          className="absolute bottom-1 -translate-x-1/2 whitespace-nowrap rounded-full bg-brick px-2 py-0.5 font-semibold text-on-brick text-xs"
          style={{ left: (daysTo + 0.5) * dayWidth }}
        >
          {zoom === 'week' ? lower[daysTo]?.label : 'Vandaag'}
        </span>
      </div>
    </div>
  );
});

/** With room for its words. */
const leastWidth = 30;

type TierProps = { heads: readonly Head[]; dayWidth: number; className: string; stays?: boolean };

function Tier({ heads, dayWidth, className, stays = false }: TierProps) {
  return heads.map(({ left, days, label }) => (
    <span
      key={left}
      className={cx(
        'absolute flex h-7 items-center overflow-clip whitespace-nowrap border-line border-l text-xs',
        className,
      )}
      style={{ left: left * dayWidth, width: days * dayWidth }}
    >
      {days * dayWidth >= leastWidth && (
        <span className={cx('px-1.5', stays && 'sticky left-(--names)')}>{label}</span>
      )}
    </span>
  ));
}
