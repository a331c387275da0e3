import { memo, type Ref, useMemo } from 'react';
import { type Day, daysBetween } from '#/core/day';
import { type Head, headsOf, middleOf, type Scale, shareOf } from '#/features/site/planning/rules/day-scale';
import { cx } from '#/ui/class-names';

type ChartHeadProps = {
  scale: Scale;
  today: Day;
  /** Of what is as wide as the days. */
  track: Ref<HTMLDivElement>;
};

/** Above the days, and still there when one scrolls down: months and weeks, and where today is. */
export const ChartHead = memo(function ChartHead({ scale, today, track }: ChartHeadProps) {
  const { upper, lower } = useMemo(() => headsOf(scale), [scale]);
  const now = middleOf(scale, today);
  return (
    <div aria-hidden="true" className="sticky top-0 z-20 flex h-(--head) border-line border-b bg-surface">
      <div className="sticky left-0 z-10 flex w-(--names) shrink-0 items-end border-line border-r bg-surface px-3 pb-1.5 text-ink-soft text-xs">
        Taak
      </div>
      <div ref={track} className="relative grow">
        <Tier heads={upper} scale={scale} className="top-0 font-semibold text-ink" stays />
        <Tier heads={lower} scale={scale} className="bottom-0 text-ink-soft" under={now} />
        {now !== undefined && (
          <span
            className="absolute bottom-1 -translate-x-1/2 whitespace-nowrap rounded-full bg-brick px-2 py-0.5 font-semibold text-on-brick text-xs"
            style={{ left: shareOf(scale, now) }}
          >
            {scale.zoom === 'week' ? lower[daysBetween(scale.from, today)]?.label : 'Vandaag'}
          </span>
        )}
      </div>
    </div>
  );
});

/** With room for its words, and what stands beside them. */
const roomFor = (label: string) => label.length * 7 + 12;

/** Half of what ‘Vandaag’ takes. */
const halfOfToday = 34;

type TierProps = {
  heads: readonly Head[];
  scale: Scale;
  className: string;
  stays?: boolean;
  /** The middle of what says where today is: half a word beside it reads as another. */
  under?: number | undefined;
};

function Tier({ heads, scale, className, stays = false, under }: TierProps) {
  const isCovered = (from: number, label: string) =>
    under !== undefined && from < under + halfOfToday && from + roomFor(label) > under - halfOfToday;
  return heads.map(({ left, days, label }) => (
    <span
      key={left}
      className={cx(
        'absolute flex h-7 items-center overflow-clip whitespace-nowrap border-line border-l text-xs',
        className,
      )}
      style={{ left: shareOf(scale, left * scale.dayWidth), width: shareOf(scale, days * scale.dayWidth) }}
    >
      {days * scale.dayWidth >= roomFor(label) && !isCovered(left * scale.dayWidth, label) && (
        <span className={cx('px-1.5', stays && 'sticky left-(--names)')}>{label}</span>
      )}
    </span>
  ));
}
