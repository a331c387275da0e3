import { Pencil, Trash2 } from 'lucide-react';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import { type Covered, coverageFigures } from '#/features/work/meetstaat/rules/coverage-sum';
import { tickedWords } from '#/features/work/meetstaat/rules/sheet-cells';
import { coverageNames, coveredContent } from '#/features/work/meetstaat/web/covered-content';
import { itemSorts } from '#/features/work/meetstaat/web/item-sorts';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { hasPrice } from '#/features/work/shared/meetstaat/rules/priced';
import { totalInWords } from '#/features/work/shared/meetstaat/rules/sums';
import { Badge } from '#/ui/badge';
import { IconButton } from '#/ui/button';
import { type Column, nothing } from '#/ui/table-types';

export type ItemActions = {
  onEdit: (item: Item) => void;
  onRemove: (item: Item) => void;
};

type Shape = {
  /** Left out for who may only read. */
  actions: ItemActions | undefined;
  /** Then the cards have their category above them. */
  grouped: boolean;
  covered: Covered | undefined;
};

/** On a phone a card says what it is, what is ticked and what it comes to; what is rarer is in the item itself. */
export function itemCards({ actions, grouped, covered }: Shape): Column<Item>[] {
  const columns = [
    ...(grouped ? [] : [category]),
    description,
    ...(covered ? coverageColumns(covered) : [quantity, ticks, total]),
    ...(actions ? [actionColumn(actions)] : []),
  ];
  const sorts = new Map(itemSorts(covered).map(({ key, sortBy }) => [key, sortBy]));
  return columns.map((column) => {
    const sortBy = sorts.get(column.key);
    return sortBy ? { ...column, sortBy } : column;
  });
}

const category: Column<Item> = {
  key: 'category',
  header: 'Categorie',
  onPhone: 'fill',
  cell: (item) => item.category,
};

const description: Column<Item> = {
  key: 'description',
  header: 'Omschrijving',
  role: 'title',
  cell: (item) => (
    <span className="line-clamp-2 wrap-anywhere">
      {item.articleNumber && <span className="mr-1.5 text-ink-soft">{item.articleNumber}</span>}
      {item.description}
    </span>
  ),
};

const quantity: Column<Item> = {
  key: 'quantity',
  header: 'Hoeveelheid',
  align: 'end',
  onPhone: 'plain',
  cell: (item) => (
    <>
      {formatQuantity(quantityFromDecimal(item.quantity))} {item.unit}
      {hasPrice(item) && (
        <span className="text-ink-soft"> × {formatEuro(centsFromDecimal(item.unitPrice))}</span>
      )}
    </>
  ),
};

const ticks: Column<Item> = {
  key: 'ticks',
  header: 'Aangevinkt',
  onPhone: 'plain',
  cell: (item) => {
    const ticked = tickedWords(item);
    if (ticked.length === 0) return nothing;
    return (
      <span className="inline-flex flex-wrap gap-1">
        {ticked.map((word) => (
          <Badge key={word} tone="sky">
            {word}
          </Badge>
        ))}
      </span>
    );
  },
};

const total: Column<Item> = {
  key: 'total',
  header: 'Totaal',
  align: 'end',
  cell: (item) => totalInWords([item]),
};

function coverageColumns(covered: Covered): Column<Item>[] {
  return coverageFigures.map((key) => ({
    key,
    header: coverageNames[key],
    align: 'end',
    nameOnPhone: true,
    cell: (item) => coveredContent(key, item, covered.get(item.id)),
  }));
}

function actionColumn({ onEdit, onRemove }: ItemActions): Column<Item> {
  return {
    key: 'actions',
    header: 'Acties',
    hideHeader: true,
    role: 'actions',
    align: 'end',
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
