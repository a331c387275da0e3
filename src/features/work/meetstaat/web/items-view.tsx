import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Covered } from '#/features/work/meetstaat/rules/coverage-sum';
import { CategoryFilter } from '#/features/work/meetstaat/web/category-filter';
import { findItems, inCategoryOrder } from '#/features/work/meetstaat/web/find-items';
import { type ItemActions, itemCards } from '#/features/work/meetstaat/web/item-cards';
import { useOnPhone } from '#/features/work/meetstaat/web/narrow';
import { Sheet } from '#/features/work/meetstaat/web/sheet/sheet';
import { coveredSubtotal, subtotal } from '#/features/work/meetstaat/web/subtotal';
import { totalLines } from '#/features/work/meetstaat/web/total-lines';
import type { MeetstaatAddress } from '#/features/work/meetstaat/web/use-meetstaat-address';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { EmptyState } from '#/ui/empty-state';
import { FilterFrame } from '#/ui/filter-frame';
import { SearchField } from '#/ui/search-field';
import { DataTable } from '#/ui/table';
import type { FooterRow } from '#/ui/table-types';

type ItemsViewProps = {
  projectId: number;
  caption: string;
  items: readonly Item[];
  address: MeetstaatAddress;
  /** Left out for who may only read. */
  actions: ItemActions | undefined;
  /** Given where the columns say what covers each item. */
  covered?: Covered;
  /** In place of how many there are. */
  status?: ReactNode | undefined;
};

/** The items of the meetstaat: rows to type in, and cards on a phone. */
export function ItemsView({ projectId, caption, items, address, actions, covered, status }: ItemsViewProps) {
  const { search, category, onlyOpen, grouped } = address;
  const onPhone = useOnPhone();
  const ordered = useMemo(() => (grouped ? inCategoryOrder(items) : items), [items, grouped]);
  // What is typed shows at once; the list follows as soon as there is time.
  const sought = useDeferredValue(search);
  const openIn = onlyOpen ? covered : undefined;
  const rows = useMemo(
    () => findItems(ordered, { search: sought, category, openIn }),
    [ordered, sought, category, openIn],
  );
  const empty = (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title="Geen items gevonden"
      text="Geen enkel item past bij wat u zoekt."
      action={<Button onClick={address.showAll}>Toon alle items</Button>}
    />
  );
  return (
    <Card padding="none">
      <FilterFrame
        isInUse={category !== '' || onlyOpen || (grouped && !covered)}
        className="items-center border-line border-b p-2 md:p-3 md:px-4"
        search={
          <SearchField
            label="Zoek in de meetstaat"
            value={search}
            onChange={address.setSearch}
            className="min-w-0 flex-1 md:min-w-44 md:max-w-sm"
          />
        }
        choices={
          <>
            <CategoryFilter
              items={items}
              value={category}
              onChange={address.setCategory}
              className="grow md:grow-0"
            />
            {covered && (
              <Checkbox
                label="Nog geen offerte"
                checked={onlyOpen}
                onChange={(event) => address.setOnlyOpen(event.target.checked)}
              />
            )}
            <Checkbox
              label="Groepeer per categorie"
              checked={grouped}
              onChange={(event) => address.setGrouped(event.target.checked)}
            />
          </>
        }
      >
        <p role="status" className="text-ink-soft text-sm max-md:sr-only md:ml-auto">
          {status ?? countText(rows.length, items.length)}
        </p>
      </FilterFrame>
      {onPhone ? (
        <ItemCards {...{ caption, items, rows, address, actions, covered }} empty={empty} />
      ) : (
        <Sheet
          {...{ projectId, caption, items, address, covered, empty }}
          search={sought}
          onOpen={actions?.onEdit}
        />
      )}
    </Card>
  );
}

type ItemCardsProps = Pick<ItemsViewProps, 'caption' | 'items' | 'address' | 'actions'> & {
  covered: Covered | undefined;
  rows: readonly Item[];
  empty: ReactNode;
};

function ItemCards({ caption, items, rows, address, actions, covered, empty }: ItemCardsProps) {
  const { grouped, folded, toggleFold, sort, setSort } = address;
  const columns = useMemo(() => itemCards({ actions, grouped, covered }), [actions, grouped, covered]);
  const footer = useMemo(
    () =>
      totalLines(items, rows, covered).map(
        ({ label, figures }): FooterRow => ({
          key: label,
          cells: {
            description: label,
            ...Object.fromEntries(figures.map(({ key, words }) => [key, words])),
          },
        }),
      ),
    [items, rows, covered],
  );
  return (
    <DataTable
      caption={caption}
      kind="items"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      sort={sort}
      onSortChange={setSort}
      groupBy={grouped ? categoryOf : undefined}
      groupSummary={
        grouped ? (some) => (covered ? coveredSubtotal(some, covered) : subtotal(some)) : undefined
      }
      folded={folded}
      onFold={toggleFold}
      onRowClick={actions?.onEdit}
      footer={footer}
      empty={empty}
    />
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
