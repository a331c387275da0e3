import { formatEuro, subtractTotal, type Total, zeroTotal } from '#/core/money';
import { formatMonth } from '#/features/cash-plan/rules/months';
import type { PlanMonth } from '#/features/cash-plan/rules/plan';
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
  { key: 'month', header: 'Maand', role: 'title', cell: ({ month }) => formatMonth(month), width: '7rem' },
  amountColumn('start', 'Begin'),
  {
    key: 'in',
    header: 'In',
    align: 'end',
    width: '7rem',
    cell: ({ in: received, drawn }) => (
      <>
        {formatEuro(received)}
        {drawn > 0n && <span className="block text-ink-soft text-sm">{formatEuro(drawn)} uit de lening</span>}
      </>
    ),
  },
  amountColumn('out', 'Uit'),
  { key: 'end', header: 'Einde', align: 'end', width: '6.5rem', cell: ({ end }) => <End amount={end} /> },
  { ...amountColumn('loanLeft', 'Nog op te nemen'), nameOnPhone: true },
];

function amountColumn(key: 'start' | 'out' | 'loanLeft', header: string): Column<PlanMonth> {
  return {
    key,
    header,
    align: 'end',
    width: '6.5rem',
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
