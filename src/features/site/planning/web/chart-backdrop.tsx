import { memo, useMemo } from 'react';
import type { Day } from '#/core/day';
import {
  allColumns,
  isBuildingHoliday,
  middleOf,
  type Scale,
  type Span,
  shareOf,
  spansWhere,
  weekdayOf,
} from '#/features/site/planning/rules/day-scale';
import { cx } from '#/ui/class-names';

export const holidayLook =
  'bg-[repeating-linear-gradient(135deg,var(--color-ochre)_0_1px,transparent_1px_7px)] opacity-40';
export const weekendLook = 'bg-ink/5';

type ChartBackdropProps = { scale: Scale; today: Day };

/** What lies behind the bars: weekends or columns, the builders' holidays and today. */
export const ChartBackdrop = memo(function ChartBackdrop({ scale, today }: ChartBackdropProps) {
  const { zoom, dayWidth } = scale;
  const weekends = useMemo(
    () => (zoom === 'year' || zoom === 'all' ? [] : spansWhere(scale, (day) => weekdayOf(day) > 4)),
    [scale, zoom],
  );
  const holidays = useMemo(() => spansWhere(scale, isBuildingHoliday), [scale]);
  const now = middleOf(scale, today);
  const shade = (spans: readonly Span[], look: string) =>
    spans.map(({ left, days }) => (
      <span
        key={left}
        className={cx('absolute inset-y-0', look)}
        style={{ left: shareOf(scale, left * dayWidth), width: shareOf(scale, days * dayWidth) }}
      />
    ));
  return (
    <div aria-hidden="true" className="absolute top-(--head) right-0 bottom-0 left-(--names)">
      {zoom === 'all' && (
        <div className="absolute inset-0 flex divide-x divide-dotted divide-line">
          {Array.from({ length: allColumns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are nothing but their place
            <span key={column} className="grow" />
          ))}
        </div>
      )}
      {shade(weekends, weekendLook)}
      {shade(holidays, holidayLook)}
      {now !== undefined && (
        <span
          className="absolute inset-y-0 -ml-px border-brick border-l-2"
          style={{ left: shareOf(scale, now) }}
        />
      )}
    </div>
  );
});
