import { memo, useMemo } from 'react';
import { type Day, daysBetween } from '#/core/day';
import {
  dayWidths,
  isBuildingHoliday,
  type Range,
  type Span,
  spansWhere,
  weekdayOf,
  type Zoom,
} from '#/features/site/planning/rules/day-scale';
import { cx } from '#/ui/class-names';

export const holidayLook =
  'bg-[repeating-linear-gradient(135deg,var(--color-ochre)_0_1px,transparent_1px_7px)] opacity-40';
export const weekendLook = 'bg-ink/5';

type ChartBackdropProps = { range: Range; zoom: Zoom; today: Day };

/** What lies behind the bars: weekends, the builders' holidays and today. */
export const ChartBackdrop = memo(function ChartBackdrop({ range, zoom, today }: ChartBackdropProps) {
  const weekends = useMemo(
    () => (zoom === 'year' ? [] : spansWhere(range, (day) => weekdayOf(day) > 4)),
    [range, zoom],
  );
  const holidays = useMemo(() => spansWhere(range, isBuildingHoliday), [range]);
  const dayWidth = dayWidths[zoom];
  const shade = (spans: readonly Span[], look: string) =>
    spans.map(({ left, days }) => (
      <span
        key={left}
        className={cx('absolute inset-y-0', look)}
        style={{ left: left * dayWidth, width: days * dayWidth }}
      />
    ));
  return (
    <div aria-hidden="true" className="absolute top-(--head) right-0 bottom-0 left-(--names)">
      {shade(weekends, weekendLook)}
      {shade(holidays, holidayLook)}
      <span
        className="absolute inset-y-0 -ml-px border-brick border-l-2"
        style={{ left: (daysBetween(range.from, today) + 0.5) * dayWidth }}
      />
    </div>
  );
});
