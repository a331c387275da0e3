import { centsFromDecimal } from '#/core/money';
import { type Covered, coverageFigures } from '#/features/work/meetstaat/rules/coverage-sum';
import { type Item, itemCategories } from '#/features/work/shared/meetstaat/contract';
import type { SortValue } from '#/ui/table-sorting';

export type ItemSorts = readonly { readonly key: string; readonly sortBy: (item: Item) => SortValue }[];

const ofItem: ItemSorts = [
  { key: 'category', sortBy: ({ category }) => itemCategories.indexOf(category) },
  { key: 'description', sortBy: ({ description }) => description },
  { key: 'unitPrice', sortBy: ({ unitPrice }) => centsFromDecimal(unitPrice) },
  { key: 'total', sortBy: ({ totalAmount }) => Number(totalAmount) },
];

/** What items can be sorted on, as rows and as cards; on what covers them where that is shown. */
export function itemSorts(covered: Covered | undefined): ItemSorts {
  if (!covered) return ofItem;

  return [
    ...ofItem,
    ...coverageFigures.map((key) => ({
      key,
      sortBy: ({ id }: Item) => Number(covered.get(id)?.[key] ?? -1),
    })),
  ];
}
