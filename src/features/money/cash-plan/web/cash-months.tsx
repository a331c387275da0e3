import { formatEuro, subtractTotal, type Total, zeroTotal } from '#/core/money';
import { formatMonth } from '#/features/money/cash-plan/rules/months';
import type { PlanMonth } from '#/features/money/cash-plan/rules/plan';
import { DataTable } from '#/ui/table';
import type { Column } from '#/ui/table-types';

/** Every month adds up: what there was, plus what came, less what went, is what there is. */
export function CashMonths({ months }: { months: readonly PlanMonth[] }) {
  return (
    <DataTable
      caption="Kasplan per maand"
      columns={columns}
      rows={months}
      getRowId={({ month }) => month}
      virtualAbove={200}
    />
  );
}

const columns: Column<PlanMonth>[] = [
  { key: 'month', header: 'Maand', role: 'title', cell: ({ month }) => formatMonth(month), width: '5.5rem' },
  // It is how the month before ended.
  { ...amountColumn('start', 'Begin'), givesWay: 2 },
  {
    key: 'in',
    header: 'In',
    align: 'end',
    width: '6.75rem',
    cell: ({ in: received, drawn }) => (
      <>
        {formatEuro(received)}
        {drawn > 0n && <span className="block text-ink-soft text-sm">{formatEuro(drawn)} uit de lening</span>}
      </>
    ),
  },
  amountColumn('out', 'Uit'),
  { key: 'end', header: 'Einde', align: 'end', width: '6.25rem', cell: ({ end }) => <End amount={end} /> },
  {
    key: 'loanLeft',
    header: 'Nog op te nemen',
    align: 'end',
    width: '6.75rem',
    nameOnPhone: true,
    givesWay: 1,
    cell: ({ loanLeft, owed }) => (
      <>
        {formatEuro(loanLeft)}
        {owed > 0n && <span className="block text-ink-soft text-sm">{formatEuro(owed)} af te lossen</span>}
      </>
    ),
  },
];

function amountColumn(key: 'start' | 'out', header: string): Column<PlanMonth> {
  return {
    key,
    header,
    align: 'end',
    width: '6.25rem',
    cell: (row) => <End amount={row[key]} />,
  };
}

function End({ amount }: { amount: Total }) {
  return amount < 0n ? (
    <span className="font-semibold text-danger">{formatEuro(subtractTotal(zeroTotal, amount))} te kort</span>
  ) : (
    formatEuro(amount)
  );
}
