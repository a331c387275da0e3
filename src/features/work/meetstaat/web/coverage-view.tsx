import { useMemo } from 'react';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { type Item, itemCategories } from '#/features/work/meetstaat/contract';
import type { Coverage, CoveredItem } from '#/features/work/meetstaat/coverage-contract';
import { withoutQuoteText } from '#/features/work/meetstaat/rules/coverage-words';
import { CategoryFilter } from '#/features/work/meetstaat/web/category-filter';
import { useCoverage } from '#/features/work/meetstaat/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { useAddress, useSortAddress } from '#/platform/web/use-address';
import { Badge } from '#/ui/badge';
import { Card } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { EmptyState } from '#/ui/empty-state';
import { SkeletonList } from '#/ui/skeleton';
import { DataTable } from '#/ui/table';
import type { Column, FooterRow } from '#/ui/table-types';

type Row = { item: Item; covered: CoveredItem };

type CoverageViewProps = { projectId: number; items: readonly Item[] };

/** Of each item what was estimated, quoted, asked and paid, and what nobody quoted yet. */
export function CoverageView({ projectId, items }: CoverageViewProps) {
  const query = useCoverage(projectId);
  return (
    <QueryStates query={query} failed="De dekking kon niet geladen worden" loading={<SkeletonList />}>
      {(coverage) => <CoverageTable coverage={coverage} items={items} />}
    </QueryStates>
  );
}

function CoverageTable({ coverage, items }: { coverage: Coverage; items: readonly Item[] }) {
  const { search, put } = useAddress();
  const { sort, setSort } = useSortAddress();
  const category = itemCategories.find((each) => each === search.get('categorie')) ?? '';
  const onlyOpen = search.get('offerte') === 'geen';
  const rows = useMemo(() => {
    const byId = new Map(coverage.items.map((each) => [each.itemId, each]));
    return itemCategories.flatMap((name) =>
      items.flatMap((item): Row[] => {
        const covered = byId.get(item.id);
        const isShown = item.category === name && (category === '' || category === name);
        return covered && isShown && !(onlyOpen && covered.quotedAs !== null) ? [{ item, covered }] : [];
      }),
    );
  }, [coverage, items, category, onlyOpen]);
  const { withoutQuote } = coverage.total;
  return (
    <Card padding="none">
      <div className="flex flex-wrap items-center gap-3 border-line border-b p-3 md:px-4">
        <CategoryFilter
          items={items}
          value={category}
          onChange={(next) => put({ categorie: next })}
          className="grow md:grow-0 print:hidden"
        />
        <Checkbox
          label="Nog geen offerte"
          checked={onlyOpen}
          onChange={(event) => put({ offerte: event.target.checked ? 'geen' : '' })}
        />
        <p role="status" className="text-ink-soft text-sm md:ml-auto">
          {withoutQuote === 0 ? 'Voor elke post is er een offerte.' : withoutQuoteText(coverage.total)}
        </p>
      </div>
      <p className="border-line border-b p-3 text-ink-soft text-sm md:px-4">
        Een post is gedekt door de lijnen van offertes en facturen die u eraan koppelde. Offerte en factuur
        tellen met btw; wat u schat, telt zoals u het in de meetstaat zette.
      </p>
      <DataTable
        caption="Dekking van de meetstaat"
        columns={columns}
        rows={rows}
        getRowId={({ item }) => item.id}
        sort={sort}
        onSortChange={setSort}
        groupBy={({ item }) => item.category}
        groupSummary={([first]) => first && categorySummary(coverage, first.item)}
        footer={[totals(coverage)]}
        empty={<EmptyState title="Geen posten" text="Geen enkele post past bij deze keuze." />}
      />
    </Card>
  );
}

const euro = (amount: string) => formatEuro(totalFromDecimal(amount));

const columns: Column<Row>[] = [
  {
    key: 'description',
    header: 'Omschrijving',
    role: 'title',
    cell: ({ item, covered }) => (
      <>
        <span className="line-clamp-3 wrap-anywhere">{item.description}</span>
        {/* What has no column of its own there. */}
        <span className="hidden @max-[41rem]/rows:block font-normal text-ink-soft text-sm">
          <span className="hidden @max-[34.75rem]/rows:inline">gefactureerd {euro(covered.invoiced)}, </span>
          betaald {euro(covered.paid)}
        </span>
      </>
    ),
    sortBy: ({ item }) => item.description,
  },
  amountColumn('estimated', 'Geschat'),
  {
    key: 'quoted',
    header: 'Offerte',
    align: 'end',
    width: '10rem',
    tightWidth: '9.5rem',
    cell: ({ covered }) => <Quoted {...covered} />,
    sortBy: ({ covered }) => Number(covered.quoted ?? -1),
  },
  { ...amountColumn('invoiced', 'Gefactureerd'), tightWidth: '8rem', givesWay: 1 },
  { ...amountColumn('paid', 'Betaald'), givesWay: 2 },
];

function amountColumn(key: 'estimated' | 'invoiced' | 'paid', header: string): Column<Row> {
  return {
    key,
    header,
    align: 'end',
    width: '8rem',
    tightWidth: '6.25rem',
    cell: ({ covered }) => euro(covered[key]),
    sortBy: ({ covered }) => Number(covered[key]),
  };
}

function Quoted({ quoted, quotedAs }: CoveredItem) {
  if (quoted === null) return <Badge tone="ochre">Nog geen offerte</Badge>;
  return (
    <span className="inline-flex flex-col items-end">
      {euro(quoted)}
      <span className="text-ink-soft text-sm">
        {quotedAs === 'accepted' ? 'geaccepteerd' : 'laagste offerte'}
      </span>
    </span>
  );
}

function categorySummary({ categories }: Coverage, { category }: Item): string {
  const own = categories.find((each) => each.category === category);
  if (!own) return '';
  const open = own.withoutQuote === 0 ? 'alles in offerte' : `${own.withoutQuote} zonder offerte`;
  return `geschat ${euro(own.estimated)} · offerte ${euro(own.quoted ?? '0.00')} · gefactureerd ${euro(own.invoiced)} · betaald ${euro(own.paid)} · ${open}`;
}

function totals({ total }: Coverage): FooterRow {
  return {
    key: 'total',
    cells: {
      description: 'Totaal project',
      estimated: euro(total.estimated),
      quoted: euro(total.quoted ?? '0.00'),
      invoiced: euro(total.invoiced),
      paid: euro(total.paid),
    },
  };
}
