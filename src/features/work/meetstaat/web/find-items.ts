import { type Item, type ItemCategory, itemCategories } from '#/features/work/meetstaat/contract';
import { plainText } from '#/features/work/shared/rules/words';

const texts = new WeakMap<Item, string>();

function textOf(item: Item): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = plainText(`${item.category} ${item.description} ${item.notes ?? ''}`);
  texts.set(item, text);
  return text;
}

/** Every word typed has to occur, in any order and with or without accents. */
export function findItems(
  items: readonly Item[],
  { search, category }: { search: string; category: ItemCategory | '' },
): readonly Item[] {
  const words = plainText(search).split(' ').filter(Boolean);
  if (words.length === 0 && category === '') return items;
  return items.filter(
    (item) =>
      (category === '' || item.category === category) && words.every((word) => textOf(item).includes(word)),
  );
}

/** For a table that groups: the groups stand in the order in which they first occur. */
export function inCategoryOrder(items: readonly Item[]): readonly Item[] {
  return itemCategories.flatMap((category) => items.filter((item) => item.category === category));
}
