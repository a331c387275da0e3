import { Check, Minus, Pencil, Trash2 } from 'lucide-react';
import { centsFromDecimal, formatEuro, totalFromDecimal } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import { type Item, itemCategories } from '#/features/work/meetstaat/contract';
import type { Room } from '#/features/work/meetstaat/web/narrow';
import type { Ticks } from '#/features/work/meetstaat/web/queries';
import { IconButton } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import type { Column } from '#/ui/table-types';
import { VisuallyHidden } from '#/ui/visually-hidden';

export type ItemActions = {
  onTick: (item: Item, ticks: Ticks) => void;
  onEdit: (item: Item) => void;
  onRemove: (item: Item) => void;
};

const sorts = {
  category: (item: Item) => itemCategories.indexOf(item.category),
  description: (item: Item) => item.description,
  unitPrice: (item: Item) => centsFromDecimal(item.unitPrice),
  total: (item: Item) => Number(item.totalAmount),
};
/** What items can be sorted on, in the table and in the sheet. */
export const itemSorts = Object.entries(sorts).map(([key, sortBy]) => ({ key, sortBy }));

const categoryColumn: Column<Item> = {
  key: 'category',
  header: 'Categorie',
  width: '7rem',
  onPhone: 'fill',
  cell: (item) => item.category,
  sortBy: sorts.category,
};

type Shape = {
  /** Then the rows have their category above them. */
  grouped: boolean;
  /**
   * Narrow: the category stands below the words, the unit beside the quantity, and the ticks are in the item itself.
   * Tight: the price stands below the quantity too. On a phone a card has two lines: what it is, and what it comes to.
   */
  room: Room | 'phone';
};

/** `actions` is left out for who may only read. */
export function itemColumns(actions: ItemActions | undefined, { grouped, room }: Shape): Column<Item>[] {
  const narrow = room !== 'wide';
  return [
    ...(grouped || (narrow && room !== 'phone') ? [] : [categoryColumn]),
    {
      key: 'description',
      header: 'Omschrijving',
      role: 'title',
      cell: (item) => (
        <>
          <span className="line-clamp-2 wrap-anywhere md:line-clamp-3">{item.description}</span>
          {narrow && room !== 'phone' && !grouped && (
            <span className="block font-normal text-ink-soft text-sm">{item.category}</span>
          )}
        </>
      ),
      sortBy: sorts.description,
    },
    {
      key: 'quantity',
      header: 'Hoeveelheid',
      align: 'end',
      width: '6.5rem',
      onPhone: 'plain',
      cell: (item) => <Quantity item={item} room={room} />,
    },
    ...(narrow ? [] : [unitColumn]),
    ...(room === 'tight' || room === 'phone' ? [] : [priceColumn]),
    {
      key: 'total',
      header: 'Totaal',
      align: 'end',
      width: '7.5rem',
      cell: (item) => <span className="font-semibold">{formatEuro(totalFromDecimal(item.totalAmount))}</span>,
      sortBy: sorts.total,
    },
    ...(narrow
      ? []
      : [tickColumn('includedInLoan', 'Lening', actions), tickColumn('subsidyEligible', 'Premie', actions)]),
    ...(actions ? [actionColumn(actions)] : []),
  ];
}

const unitColumn: Column<Item> = {
  ...{ key: 'unit', header: 'Eenheid', width: '4.75rem' },
  cell: (item) => item.unit,
};

const priceColumn: Column<Item> = {
  ...{ key: 'unitPrice', header: 'Prijs', align: 'end', width: '6.5rem', nowrap: true },
  cell: (item) => formatEuro(centsFromDecimal(item.unitPrice)),
  sortBy: sorts.unitPrice,
};

function Quantity({ item, room }: { item: Item; room: Shape['room'] }) {
  return (
    <>
      {formatQuantity(quantityFromDecimal(item.quantity))}
      {room !== 'wide' && ` ${item.unit}`}
      {(room === 'tight' || room === 'phone') && (
        <span className={room === 'tight' ? 'block text-ink-soft text-sm' : 'text-ink-soft'}>
          {' '}
          × {formatEuro(centsFromDecimal(item.unitPrice))}
        </span>
      )}
    </>
  );
}

function tickColumn(key: keyof Ticks, header: string, actions: ItemActions | undefined): Column<Item> {
  return {
    key,
    header,
    align: 'center',
    width: '4.25rem',
    cell: (item) =>
      actions ? (
        <Checkbox
          aria-label={`${header}: ${item.description}`}
          checked={item[key]}
          onChange={(event) => actions.onTick(item, { [key]: event.target.checked })}
        />
      ) : (
        <ReadOnlyTick on={item[key]} />
      ),
  };
}

function ReadOnlyTick({ on }: { on: boolean }) {
  return (
    <>
      {on ? (
        <Check aria-hidden="true" className="inline size-5 text-moss" />
      ) : (
        <Minus aria-hidden="true" className="inline size-4 text-ink-soft" />
      )}
      <VisuallyHidden>{on ? 'ja' : 'nee'}</VisuallyHidden>
    </>
  );
}

function actionColumn({ onEdit, onRemove }: ItemActions): Column<Item> {
  return {
    key: 'actions',
    header: 'Acties',
    hideHeader: true,
    role: 'actions',
    align: 'end',
    width: '6.5rem',
    cell: (item) => (
      <span className="inline-flex">
        <IconButton
          label={`Bewerken: ${item.description}`}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => onEdit(item)}
        />
        <IconButton
          label={`Verwijderen: ${item.description}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onRemove(item)}
        />
      </span>
    ),
  };
}
