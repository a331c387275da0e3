import { formatEuro, subtractTotal, zeroTotal } from '#/core/money';
import { formatMonth } from '#/core/months';
import type { Plan } from '#/features/money/cash-plan/rules/plan';
import { cx } from '#/ui/class-names';
import { FigureInfo } from '#/ui/figure-info';

/** The one thing to know: when there is least, and whether that is enough. */
export function LowestPoint({ lowest, isSupposed }: { lowest: Plan['lowest']; isSupposed: boolean }) {
  const month = formatMonth(lowest.month);
  const isShort = lowest.amount < 0n;
  return (
    <div className="flex items-center gap-2">
      <p role="status" className={cx('font-semibold text-lg', isShort && 'text-danger')}>
        {isSupposed && 'In dat geval: '}
        {isShort
          ? `${formatEuro(subtractTotal(zeroTotal, lowest.amount))} te kort in ${month}`
          : `${isSupposed ? 'laagste' : 'Laagste'} punt in ${month}, met nog ${formatEuro(lowest.amount)} beschikbaar`}
      </p>
      <FigureInfo about="laagste-punt" label="Laagste punt" />
    </div>
  );
}
