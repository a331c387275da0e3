import { type Total, zeroTotal } from '#/core/money';
import { sharePercent } from '#/core/percent';
import { formatMonth } from '#/features/money/cash-plan/rules/months';
import type { PlanMonth } from '#/features/money/cash-plan/rules/plan';
import { cx } from '#/ui/class-names';

const exact = 'print:[print-color-adjust:exact]';
const parts = [
  { fill: 'bg-fill-normal', label: 'In kas' },
  { fill: 'bg-fill-normal/30', label: 'Nog op te nemen van de lening' },
  { fill: 'bg-fill-alarm', label: 'Te kort' },
] as const;

/** What there is at the end of each month. The figures themselves stand in the table below it. */
export function CashChart({ months }: { months: readonly PlanMonth[] }) {
  const most = largest(months.map(({ end, loanLeft }) => (positive(end) + loanLeft) as Total));
  const least = largest(months.map(({ end }) => positive(-end as Total)));
  const whole = (most + least) as Total;
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        {parts.map(({ fill, label }) => (
          <li key={label} className="flex items-center gap-2">
            <span className={cx('size-3 shrink-0 rounded-sm', exact, fill)} />
            {label}
          </li>
        ))}
      </ul>
      <div className="overflow-x-auto print:overflow-visible">
        <div className="flex h-48 items-stretch gap-1">
          {months.map((each) => (
            <div key={each.month} className="flex min-w-10 flex-1 flex-col print:min-w-0">
              <div className="relative grow">
                <Bar from={least} height={positive(each.end)} whole={whole} fill={parts[0].fill} />
                <Bar
                  from={(least + positive(each.end)) as Total}
                  height={each.loanLeft}
                  whole={whole}
                  fill={parts[1].fill}
                />
                <Bar
                  from={(least - positive(-each.end as Total)) as Total}
                  height={positive(-each.end as Total)}
                  whole={whole}
                  fill={parts[2].fill}
                />
              </div>
              <span className="truncate pt-1 text-center text-ink-soft text-xs">
                {formatMonth(each.month, 'short')}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

type BarProps = { from: Total; height: Total; whole: Total; fill: string };

function Bar({ from, height, whole, fill }: BarProps) {
  if (height <= 0n) return null;
  const place = { bottom: `${sharePercent(from, whole)}%`, height: `${sharePercent(height, whole)}%` };
  return <span className={cx('absolute inset-x-0 rounded-sm', exact, fill)} style={place} />;
}

function positive(amount: Total): Total {
  return amount > 0n ? amount : zeroTotal;
}

function largest(amounts: readonly Total[]): Total {
  return amounts.reduce((most, each) => (each > most ? each : most), zeroTotal);
}
