import { type Total, totalOf } from '#/core/money';
import type { Month } from '#/core/months';
import type { Plan } from '#/features/money/cash-plan/rules/plan';
import type { DrawnPlans } from '#/features/money/cash-plan/rules/what-if';
import type { ChartLine, ChartPoint } from '#/ui/chart/line-chart';

/** What there is now and at the end of each month, in hand and in all. */
export function cashLines({ plan, ifAccepted }: DrawnPlans, place: (month: Month) => number): ChartLine[] {
  const [first] = plan.months;
  if (!first) return [];
  const loan = totalOf([first.loanLeft, first.drawn]);
  const whole = totalOf([first.start, loan]);
  const points = ({ months }: Plan, what: 'end' | 'available', before: Total): ChartPoint[] => [
    { at: 0, value: eurosOf(before) },
    ...months.map((each) => ({ at: place(each.month), value: eurosOf(each[what]) })),
  ];
  const hasLoan = loan > 0n;
  const lines: ChartLine[] = [
    {
      key: 'available',
      label: hasLoan ? 'Beschikbaar: in kas en nog op te nemen van de lening' : 'Beschikbaar',
      look: 'strong',
      points: points(plan, 'available', whole),
    },
  ];
  if (hasLoan) {
    lines.push({ key: 'cash', label: 'In kas', look: 'plain', points: points(plan, 'end', first.start) });
  }
  if (ifAccepted) {
    lines.push({
      key: 'expected',
      label: 'Als u alle openstaande offertes aanvaardt',
      look: 'dashed',
      points: points(ifAccepted, 'available', whole),
    });
  }
  return lines;
}

/** For a line on the screen a number is exact enough. */
export function eurosOf(amount: Total): number {
  return Number(amount) / 100;
}
