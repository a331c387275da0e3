import { formatEuro, subtractTotal, type Total, zeroTotal } from '#/core/money';
import { formatMonth } from '#/core/months';
import type { PlanMonth } from '#/features/money/cash-plan/rules/plan';
import type { DrawnPlans } from '#/features/money/cash-plan/rules/what-if';
import { Fold } from '#/ui/fold';
import { DataTable } from '#/ui/table';
import type { Column } from '#/ui/table-types';

type Row = PlanMonth & {
  /** What there is if the quotes that wait are accepted; zero where there are none. */
  ifAccepted: Total;
};

/** Every month adds up: what there was, plus what came, less what went, is what there is. Paper has it unfolded. */
export function CashMonths({ plan, ifAccepted }: DrawnPlans) {
  const rows = plan.months.map((each, at) => ({
    ...each,
    ifAccepted: ifAccepted?.months[at]?.available ?? zeroTotal,
  }));
  const shown = columns.filter(({ key }) => saysAnything(key, rows));
  if (shown.length === 1) return null;
  return (
    <Fold title="Cijfers per maand">
      <DataTable
        caption="Kasplan per maand"
        columns={shown}
        rows={rows}
        getRowId={({ month }) => month}
        virtualAbove={200}
      />
    </Fold>
  );
}

/** A column of zeros is left out, and so is what another column says. */
function saysAnything(key: string, rows: readonly Row[]): boolean {
  switch (key) {
    case 'start':
    case 'in':
    case 'out':
    case 'end':
    case 'ifAccepted':
      return rows.some((row) => row[key] !== 0n);
    case 'loanLeft':
      return rows.some(({ loanLeft, owed }) => loanLeft !== 0n || owed !== 0n);
    case 'available':
      return rows.some(({ end, loanLeft }) => end !== 0n && loanLeft !== 0n);
    default:
      return true;
  }
}

const columns: Column<Row>[] = [
  { key: 'month', header: 'Maand', role: 'title', cell: ({ month }) => formatMonth(month), width: '5.5rem' },
  // It is how the month before ended.
  { ...amountColumn('start', 'Begin'), givesWay: 3 },
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
  amountColumn('end', 'Einde'),
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
  { ...amountColumn('available', 'Beschikbaar'), nameOnPhone: true, givesWay: 2 },
  { ...amountColumn('ifAccepted', 'Als u aanvaardt'), nameOnPhone: true, width: '6.75rem' },
];

function amountColumn(
  key: 'start' | 'out' | 'end' | 'available' | 'ifAccepted',
  header: string,
): Column<Row> {
  return {
    key,
    header,
    align: 'end',
    width: '6.25rem',
    cell: (row) => <Amount amount={row[key]} />,
  };
}

function Amount({ amount }: { amount: Total }) {
  return amount < 0n ? (
    <span className="font-semibold text-danger">{formatEuro(subtractTotal(zeroTotal, amount))} te kort</span>
  ) : (
    formatEuro(amount)
  );
}
