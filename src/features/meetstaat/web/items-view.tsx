import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatEuro, type Total } from '#/core/money';
import type { Item, ItemCategory } from '#/features/meetstaat/contract';
import { eligibleTotal, itemsTotal } from '#/features/meetstaat/rules/totals';
import { CategoryFilter } from '#/features/meetstaat/web/category-filter';
import { findItems, inCategoryOrder } from '#/features/meetstaat/web/find-items';
import { type ItemActions, itemColumns } from '#/features/meetstaat/web/item-columns';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { EmptyState } from '#/ui/empty-state';
import { FilterFrame } from '#/ui/filter-frame';
import { SearchField } from '#/ui/search-field';
import { DataTable } from '#/ui/table';
import type { FooterRow } from '#/ui/table-types';

type ItemsViewProps = { items: readonly Item[]; actions: ItemActions | undefined };

export function ItemsView({ items, actions }: ItemsViewProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<ItemCategory | ''>('');
  const [grouped, setGrouped] = useState(false);
  const columns = useMemo(() => itemColumns(actions, grouped), [actions, grouped]);
  const ordered = useMemo(() => (grouped ? inCategoryOrder(items) : items), [items, grouped]);
  // What is typed shows at once; the list follows as soon as there is time.
  const sought = useDeferredValue(search);
  const rows = useMemo(() => findItems(ordered, { search: sought, category }), [ordered, sought, category]);
  const projectLines = useMemo(() => projectTotals(items), [items]);
  const footer = useMemo(
    () => (rows === ordered ? projectLines : [selectionTotal(rows), ...projectLines]),
    [rows, ordered, projectLines],
  );
  const showAll = () => {
    setSearch('');
    setCategory('');
  };
  return (
    <Card padding="none">
      <FilterFrame
        isInUse={category !== '' || grouped}
        className="items-center border-line border-b p-3 md:px-4"
        search={
          <SearchField
            label="Zoek in de meetstaat"
            value={search}
            onChange={setSearch}
            className="min-w-0 flex-1 md:max-w-sm"
          />
        }
        choices={
          <>
            <CategoryFilter
              items={items}
              value={category}
              onChange={setCategory}
              className="grow md:grow-0"
            />
            <Checkbox
              label="Groepeer per categorie"
              checked={grouped}
              onChange={(event) => setGrouped(event.target.checked)}
            />
          </>
        }
      >
        <p role="status" className="text-ink-soft text-sm max-md:sr-only md:ml-auto">
          {countText(rows.length, items.length)}
        </p>
      </FilterFrame>
      <DataTable
        caption="Meetstaat"
        kind="items"
        columns={columns}
        rows={rows}
        getRowId={idOf}
        groupBy={grouped ? categoryOf : undefined}
        groupSummary={grouped ? subtotal : undefined}
        onRowClick={actions?.onEdit}
        footer={footer}
        empty={
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title="Geen items gevonden"
            text="Geen enkel item past bij wat u zoekt."
            action={<Button onClick={showAll}>Toon alle items</Button>}
          />
        }
      />
    </Card>
  );
}

function idOf({ id }: Item): number {
  return id;
}

function categoryOf({ category }: Item): string {
  return category;
}

function subtotal(rows: readonly Item[]): string {
  return `${rows.length} ${rows.length === 1 ? 'item' : 'items'} · subtotaal ${formatEuro(itemsTotal(rows))}`;
}

const integer = new Intl.NumberFormat('nl-NL');

function countText(shown: number, all: number): string {
  const noun = all === 1 ? 'item' : 'items';
  return shown === all
    ? `${integer.format(all)} ${noun}`
    : `${integer.format(shown)} van ${integer.format(all)} ${noun}`;
}

function totalLine(key: string, description: string, total: Total): FooterRow {
  return { key, cells: { description, total: formatEuro(total) } };
}

/** Whatever is searched for: the selection has a line of its own. */
function projectTotals(items: readonly Item[]): FooterRow[] {
  return [
    totalLine('project', 'Totaal project', itemsTotal(items)),
    totalLine('eligible', 'Waarvan in aanmerking voor premie', eligibleTotal(items)),
  ];
}

function selectionTotal(rows: readonly Item[]): FooterRow {
  return totalLine('selection', 'Totaal van deze selectie', itemsTotal(rows));
}
