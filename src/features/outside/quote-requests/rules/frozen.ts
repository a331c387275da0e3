import type { QuoteRequest } from '#/features/outside/quote-requests/contract';
import type { FrozenItem } from '#/features/outside/quote-requests/prices-contract';

type Now = {
  id: number;
  category: string;
  articleNumber: string | null;
  description: string;
  quantity: string;
  unit: string;
  vatRate: number | null;
};

function freeze(item: Now, number: number, usualRate: number): FrozenItem {
  const { id: itemId, category, articleNumber, description, quantity, unit, vatRate } = item;
  const frozen = { itemId, number, category, description, quantity, unit, vatRate: vatRate ?? usualRate };
  return articleNumber === null ? frozen : { ...frozen, articleNumber };
}

/** In the order of the meetstaat, numbered from one. */
export function freezeItems(
  items: readonly Now[],
  itemIds: readonly number[],
  usualRate: number,
): FrozenItem[] {
  const asked = new Set(itemIds);
  return items.filter(({ id }) => asked.has(id)).map((item, index) => freeze(item, index + 1, usualRate));
}

function isSame(item: FrozenItem, now: Now): boolean {
  return item.description === now.description && item.quantity === now.quantity && item.unit === now.unit;
}

/** What is no longer as it was sent. */
export function changedItems(items: readonly FrozenItem[], now: readonly Now[]): QuoteRequest['changed'] {
  const byId = new Map(now.map((item) => [item.id, item]));
  return items.flatMap((item) => {
    const { itemId, number, description } = item;
    const there = byId.get(itemId);
    if (there && isSame(item, there)) return [];
    return [{ itemId, number, description: there?.description ?? description, isGone: !there }];
  });
}

/** As they are now; a number that was printed once is never another item’s. */
export function freezeAgain(
  items: readonly FrozenItem[],
  now: readonly Now[],
  usualRate: number,
): FrozenItem[] {
  const byId = new Map(now.map((item) => [item.id, item]));
  return items.flatMap(({ itemId, number }) => {
    const there = byId.get(itemId);
    return there ? [freeze(there, number, usualRate)] : [];
  });
}

/** ‘2 posten zijn sindsdien veranderd’ */
export function changedWords(count: number): string {
  return count === 1 ? '1 post is sindsdien veranderd' : `${count} posten zijn sindsdien veranderd`;
}
