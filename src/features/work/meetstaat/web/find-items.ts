import type { Covered } from '#/features/work/meetstaat/rules/coverage-sum';
import { type Item, type ItemCategory, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { plainText } from '#/features/work/shared/rules/words';

const texts = new WeakMap<Item, string>();

function textOf(item: Item): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = plainText(
    `${item.category} ${item.articleNumber ?? ''} ${item.description} ${item.notes ?? ''}`,
  );
  texts.set(item, text);
  return text;
}

export type Sought = {
  search: string;
  category: ItemCategory | '';
  /** Where only what nobody quoted yet is asked for. */
  openIn: Covered | undefined;
};

/** Every word typed has to occur, in any order and with or without accents. */
export function findItems(items: readonly Item[], { search, category, openIn }: Sought): readonly Item[] {
  const words = plainText(search).split(' ').filter(Boolean);
  if (words.length === 0 && category === '' && !openIn) return items;
  return items.filter(
    (item) =>
      (category === '' || item.category === category) &&
      (openIn?.get(item.id)?.quotedAs ?? null) === null &&
      words.every((word) => textOf(item).includes(word)),
  );
}

/** For a table that groups: the groups stand in the order in which they first occur. */
export function inCategoryOrder(items: readonly Item[]): readonly Item[] {
  return itemCategories.flatMap((category) => items.filter((item) => item.category === category));
}
