import { Rows3, SearchX, Sheet as SheetIcon } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { formatEuro, type Total } from '#/core/money';
import type { Item } from '#/features/work/meetstaat/contract';
import { eligibleTotal, itemsTotal } from '#/features/work/meetstaat/rules/totals';
import { CategoryFilter } from '#/features/work/meetstaat/web/category-filter';
import { findItems, inCategoryOrder } from '#/features/work/meetstaat/web/find-items';
import { type ItemActions, itemColumns } from '#/features/work/meetstaat/web/item-columns';
import { Sheet } from '#/features/work/meetstaat/web/lazy-sheet';
import { useItemsRoom } from '#/features/work/meetstaat/web/narrow';
import { subtotal } from '#/features/work/meetstaat/web/subtotal';
import type { ItemsShape, MeetstaatAddress } from '#/features/work/meetstaat/web/use-meetstaat-address';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { EmptyState } from '#/ui/empty-state';
import { FilterFrame } from '#/ui/filter-frame';
import { SearchField } from '#/ui/search-field';
import { SkeletonList } from '#/ui/skeleton';
import { DataTable } from '#/ui/table';
import type { FooterRow } from '#/ui/table-types';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

type ItemsViewProps = {
  projectId: number;
  items: readonly Item[];
  address: MeetstaatAddress;
  actions: ItemActions | undefined;
};

export function ItemsView({ projectId, items, address, actions }: ItemsViewProps) {
  const { search, setSearch, category, setCategory, grouped, setGrouped, folded, toggleFold } = address;
  const { sort, setSort, shape, setShape, showAll } = address;
  const onPhone = useMediaQuery(phoneQuery);
  const room = useItemsRoom();
  const isSheet = shape === 'blad' && !onPhone && actions !== undefined;
  const columns = useMemo(
    () => itemColumns(actions, { grouped, room: onPhone ? 'phone' : room }),
    [actions, grouped, onPhone, room],
  );
  const ordered = useMemo(() => (grouped ? inCategoryOrder(items) : items), [items, grouped]);
  // What is typed shows at once; the list follows as soon as there is time.
  const sought = useDeferredValue(search);
  const rows = useMemo(() => findItems(ordered, { search: sought, category }), [ordered, sought, category]);
  const footer = useMemo(() => {
    // The sheet has totals of its own.
    if (isSheet) return [];
    const ofProject = projectTotals(items);
    return rows === ordered ? ofProject : [selectionTotal(rows), ...ofProject];
  }, [isSheet, items, rows, ordered]);
  return (
    <Card padding="none">
      <FilterFrame
        isInUse={category !== '' || grouped}
        className="items-center border-line border-b p-2 md:p-3 md:px-4"
        search={
          <SearchField
            label="Zoek in de meetstaat"
            value={search}
            onChange={setSearch}
            className="min-w-0 flex-1 md:min-w-56 md:max-w-sm"
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
        {actions && <ShapeChoice value={shape} onChange={setShape} />}
      </FilterFrame>
      {isSheet ? (
        <Suspense fallback={<SkeletonList label="Het blad wordt geladen" />}>
          <Sheet
            projectId={projectId}
            items={items}
            search={sought}
            address={address}
            onOpen={actions.onEdit}
          />
        </Suspense>
      ) : (
        <DataTable
          caption="Meetstaat"
          kind="items"
          columns={columns}
          rows={rows}
          getRowId={idOf}
          sort={sort}
          onSortChange={setSort}
          groupBy={grouped ? categoryOf : undefined}
          groupSummary={grouped ? subtotal : undefined}
          folded={folded}
          onFold={toggleFold}
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
      )}
    </Card>
  );
}

const shapes = [
  { value: 'tabel', label: 'Tabel', Icon: Rows3 },
  { value: 'blad', label: 'Blad', Icon: SheetIcon },
] as const;

/** On a phone there are only cards. */
function ShapeChoice({ value, onChange }: { value: ItemsShape; onChange: (shape: ItemsShape) => void }) {
  return (
    <fieldset className="flex rounded-control border border-line-strong max-md:hidden">
      <legend className="sr-only">Weergave</legend>
      {shapes.map(({ value: shape, label, Icon }) => (
        <button
          key={shape}
          type="button"
          aria-pressed={shape === value}
          onClick={() => onChange(shape)}
          className="inline-flex min-h-9 items-center gap-1.5 px-3 font-semibold text-ink-soft text-sm -outline-offset-2 first-of-type:rounded-l-[0.4rem] last-of-type:rounded-r-[0.4rem] hover:text-ink aria-pressed:bg-brick-soft aria-pressed:text-brick"
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function idOf({ id }: Item): number {
  return id;
}

function categoryOf({ category }: Item): string {
  return category;
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
