import { Scale } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatEuro, type Total } from '#/core/money';
import {
  type ComparedLine,
  type ComparisonItem,
  compareLists,
  totalDifference,
} from '#/features/work/meetstaat/rules/comparison';
import { CategoryDifferences } from '#/features/work/meetstaat/web/category-differences';
import { CategoryFilter } from '#/features/work/meetstaat/web/category-filter';
import type { ComparisonActions } from '#/features/work/meetstaat/web/comparison-cells';
import { differenceColumns, sideBySideColumns } from '#/features/work/meetstaat/web/comparison-columns';
import { DifferenceAmount } from '#/features/work/meetstaat/web/difference';
import { type Item, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { useAddress, useSortAddress } from '#/platform/web/use-address';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';
import { RadioGroup } from '#/ui/radio-group';
import { DataTable } from '#/ui/table';

type ComparisonViewProps = {
  items: readonly Item[];
  others: readonly ComparisonItem[];
  actions: ComparisonActions | undefined;
  /** How one gets rows to compare with. */
  loadRows: ReactNode;
};

const modes = [
  { value: 'sideBySide', label: 'Naast elkaar' },
  { value: 'difference', label: 'Vergelijking' },
] as const;

export function ComparisonView({ items, others, actions, loadRows }: ComparisonViewProps) {
  const { search, put } = useAddress();
  const { sort, setSort } = useSortAddress();
  const mode = search.get('naast') === 'nee' ? 'difference' : 'sideBySide';
  const category = itemCategories.find((each) => each === search.get('categorie')) ?? '';
  const lines = useMemo(() => compareLists(items, others), [items, others]);
  const rows = useMemo(
    () => (category === '' ? lines : lines.filter((line) => line.category === category)),
    [lines, category],
  );
  const columns = useMemo(
    () => (mode === 'sideBySide' ? sideBySideColumns(actions) : differenceColumns(actions)),
    [mode, actions],
  );
  if (others.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Scale aria-hidden="true" />}
          title="Nog niets om mee te vergelijken"
          text="Lees een Excel- of CSV-bestand van een aannemer in en kies ‘Gebruik voor Vergelijking’. Uw meetstaat verandert daar niet door."
          action={loadRows}
        />
      </Card>
    );
  }
  return (
    <>
      <Card padding="none">
        <div className="flex flex-wrap items-center gap-3 border-line border-b p-3 md:px-4">
          <RadioGroup
            label="Weergave"
            hideLabel
            look="pills"
            value={mode}
            onChange={(next) => put({ naast: next === 'difference' ? 'nee' : '', sorteer: '' })}
            options={modes}
          />
          <CategoryFilter
            items={lines.map(asCounted)}
            value={category}
            onChange={(next) => put({ categorie: next })}
            className="grow md:grow-0"
          />
          <Totals rows={rows} />
        </div>
        <DataTable
          key={mode}
          caption={mode === 'sideBySide' ? 'Meetstaat en vergelijking naast elkaar' : 'Verschil in prijs'}
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          sort={sort}
          onSortChange={setSort}
        />
      </Card>
      <CategoryDifferences lines={lines} />
    </>
  );
}

function asCounted({ category, current, other }: ComparedLine) {
  return { category, totalAmount: (current ?? other)?.totalAmount ?? '0.00' };
}

function Totals({ rows }: { rows: readonly ComparedLine[] }) {
  const { current, other, euros } = useMemo(() => totalDifference(rows), [rows]);
  return (
    <div className="flex flex-wrap items-center gap-2 md:ml-auto">
      <TotalBadge tone="brick" label="Huidig" total={current} />
      <TotalBadge tone="sky" label="Vergelijking" total={other} />
      <DifferenceAmount euros={euros} />
    </div>
  );
}

function TotalBadge({ tone, label, total }: { tone: BadgeTone; label: string; total: Total }) {
  return (
    <Badge tone={tone}>
      {label}: {formatEuro(total)}
    </Badge>
  );
}
