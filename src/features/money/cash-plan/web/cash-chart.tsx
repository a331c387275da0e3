import type { Total } from '#/core/money';
import { formatMonth, type Month } from '#/core/months';
import type { DueMonth } from '#/features/money/cash-plan/rules/due-months';
import { availableInWords } from '#/features/money/cash-plan/rules/entry-words';
import { availableAt } from '#/features/money/cash-plan/rules/plan';
import type { DrawnPlans } from '#/features/money/cash-plan/rules/what-if';
import { cashLines, eurosOf } from '#/features/money/cash-plan/web/cash-lines';
import type { ChartDot } from '#/ui/chart/chart-dots';
import { formatEuroOnAxis } from '#/ui/chart/euro-axis';
import { LineChart } from '#/ui/chart/line-chart';

type CashChartProps = DrawnPlans & {
  due: readonly DueMonth[];
  open: Month | null;
  onOpen: (month: Month | null) => void;
};

/** What there is at the end of each month. The figures themselves stand in the table below it. */
export function CashChart({ plan, ifAccepted, due, open, onOpen }: CashChartProps) {
  const months = plan.months.map(({ month }) => month);
  // Half a month is left at the right, so that the last dot and its month stand on the chart.
  const place = (month: Month) => (months.indexOf(month) + 1) / (months.length + 0.5);
  const dots = due.map((each): ChartDot => {
    const isHollow = each.due.length === 0;
    const available = availableAt(isHollow && ifAccepted ? ifAccepted : plan, each.month);
    const isOpen = each.month === open;
    return {
      key: each.month,
      at: place(each.month),
      value: eurosOf(available),
      label: dotLabel(each, available),
      isOpen,
      isHollow,
      onOpen: () => onOpen(isOpen ? null : each.month),
    };
  });
  return (
    <LineChart
      lines={cashLines({ plan, ifAccepted }, place)}
      dots={dots}
      dotsLabel="Maanden waarin iets vervalt"
      ticks={[{ at: 0, label: 'nu' }, ...ticksOf(months, place)]}
      format={formatEuroOnAxis}
      belowZero="te kort"
    />
  );
}

function ticksOf(months: readonly Month[], place: (month: Month) => number) {
  const step = [1, 2, 3, 6].find((each) => months.length / each <= 12) ?? 12;
  return months
    .filter((_, index) => (index + 1) % step === 0)
    .map((month) => ({ at: place(month), label: formatMonth(month, 'short') }));
}

function dotLabel({ month, due, expected }: DueMonth, available: Total): string {
  const count = due.length + expected.length;
  const posts = count === 1 ? '1 post' : `${count} posten`;
  return `${formatMonth(month)}: ${posts}, op het einde ${availableInWords(available)}${due.length === 0 ? ' als u aanvaardt' : ''}`;
}
