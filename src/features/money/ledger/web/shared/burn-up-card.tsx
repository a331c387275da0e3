import { ChartLine as ChartLineIcon } from 'lucide-react';
import { useId } from 'react';
import { type Day, dayAt, daysBetween } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { addMonths, formatMonth, monthOf } from '#/core/months';
import type { BurnUp, Ledger } from '#/features/money/ledger/contract';
import { type BurnUpMonth, burnUpMonths } from '#/features/money/ledger/rules/burn-up-months';
import { between } from '#/features/money/ledger/rules/words';
import { useBurnUp, useLedger } from '#/features/money/ledger/web/shared/queries';
import { Card, CardHeader } from '#/ui/card';
import { formatEuroOnAxis } from '#/ui/chart/euro-axis';
import { type ChartLine, LineChart } from '#/ui/chart/line-chart';
import { Fold } from '#/ui/fold';
import { Skeleton } from '#/ui/skeleton';
import { DataTable } from '#/ui/table';
import type { Column } from '#/ui/table-types';

/** How the money went until today, against the budget and what was expected then. */
export function BurnUpCard({ projectId }: { projectId: number }) {
  const id = useId();
  const burnUp = useBurnUp(projectId).data;
  const ledger = useLedger(projectId).data;
  if (!burnUp || !ledger) return <Skeleton className="h-96 w-full" />;
  if (burnUp.steps.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Hoe het geld loopt"
        icon={<ChartLineIcon aria-hidden="true" />}
        text="Alles met btw, op de dag van de offerte, factuur of betaling; zonder dag op die waarop ze ingevoerd werd. Wat verwacht werd, houden we elke dag bij."
      />
      <Contents burnUp={withToday(burnUp, ledger, dayAt(new Date()))} budget={ledger.budget} />
    </Card>
  );
}

/** What is expected is written down at night: today it is what the ledger says. */
function withToday({ steps, expected }: BurnUp, ledger: Ledger, today: Day): BurnUp & { today: Day } {
  const before = expected.filter(({ day }) => day < today);
  return { steps, expected: [...before, { day: today, ...ledger.expected }], today };
}

type ContentsProps = { burnUp: BurnUp & { today: Day }; budget: string | null };

function Contents({ burnUp, budget }: ContentsProps) {
  const { steps, expected, today } = burnUp;
  const first = steps[0]?.day ?? today;
  const from = `${monthOf(first)}-01` as Day;
  const span = Math.max(1, daysBetween(from, today));
  const placeOf = (day: Day) => Math.max(0, daysBetween(from, day)) / span;
  const pointsOf = (rows: readonly { day: Day; amount: string }[]) => [
    ...rows.map(({ day, amount }) => ({ at: placeOf(day), value: eurosOf(amount) })),
    ...rows.slice(-1).map(({ amount }) => ({ at: 1, value: eurosOf(amount) })),
  ];
  const lineOf = (
    key: 'committed' | 'invoiced' | 'paid',
    label: string,
    look: ChartLine['look'],
  ): ChartLine => ({
    ...{ key, label, look, isStepped: true },
    points: [{ at: 0, value: 0 }, ...pointsOf(steps.map((step) => ({ day: step.day, amount: step[key] })))],
  });
  const isRange = expected.some(({ low, high }) => low !== high);
  const lines: ChartLine[] = [
    lineOf('paid', 'Betaald', 'strong'),
    lineOf('invoiced', 'Gefactureerd', 'plain'),
    lineOf('committed', 'Vastgelegd', 'dashed'),
    ...(['low', 'high'] as const)
      .filter((end) => end === 'low' || isRange)
      .map(
        (end): ChartLine => ({
          key: end,
          label: !isRange ? 'Verwacht' : end === 'low' ? 'Verwacht, minstens' : 'Verwacht, hoogstens',
          look: 'dotted',
          isStepped: true,
          points: pointsOf(expected.map((each) => ({ day: each.day, amount: each[end] }))),
        }),
      ),
    ...(budget === null
      ? []
      : [
          {
            ...{ key: 'budget', label: 'Budget', look: 'limit' as const },
            points: [0, 1].map((at) => ({ at, value: eurosOf(budget) })),
          },
        ]),
  ];
  return (
    <>
      <LineChart lines={lines} ticks={ticksOf(from, today, placeOf)} format={formatEuroOnAxis} />
      <Fold title="Cijfers per maand" className="mt-3">
        <DataTable
          caption="Vastgelegd, gefactureerd, betaald en verwacht op het einde van elke maand, met btw"
          columns={columns}
          rows={burnUpMonths(burnUp, today)}
          getRowId={({ month }) => month}
        />
      </Fold>
    </>
  );
}

/** A drawing is no sum. */
function eurosOf(amount: string): number {
  return Number(amount);
}

const mostTicks = 12;

function ticksOf(from: Day, today: Day, placeOf: (day: Day) => number) {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(today); month = addMonths(month, 1)) months.push(month);
  const every = Math.ceil(months.length / mostTicks);
  return months
    .filter((_, index) => index % every === 0)
    .map((month) => ({ at: placeOf(`${month}-01` as Day), label: formatMonth(month, 'short') }));
}

const columns: Column<BurnUpMonth>[] = [
  { key: 'month', header: 'Maand', role: 'title', cell: ({ month }) => formatMonth(month) },
  stepColumn('committed', 'Vastgelegd'),
  stepColumn('invoiced', 'Gefactureerd'),
  stepColumn('paid', 'Betaald'),
  {
    key: 'expected',
    header: 'Verwacht',
    align: 'end',
    nameOnPhone: true,
    cell: ({ expected }) =>
      expected
        ? between(totalFromDecimal(expected.low), totalFromDecimal(expected.high))
        : 'niet bijgehouden',
  },
];

function stepColumn(key: 'committed' | 'invoiced' | 'paid', header: string): Column<BurnUpMonth> {
  return {
    ...{ key, header, align: 'end', nameOnPhone: true },
    cell: ({ step }) => formatEuro(totalFromDecimal(step?.[key] ?? '0.00')),
  };
}
