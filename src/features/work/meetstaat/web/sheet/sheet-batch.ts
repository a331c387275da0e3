import { decimalFromCents } from '#/core/money';
import type { Change } from '#/features/work/meetstaat/rules/sheet-paste';
import {
  type Item,
  type ItemBatch,
  type ItemChanges,
  type ItemFields,
  itemChanges,
} from '#/features/work/shared/meetstaat/contract';
import { itemTotal } from '#/features/work/shared/meetstaat/rules/totals';
import { isSameValue } from '#/platform/web/merge/same-value';

export type Move = { ids: readonly number[]; to: number; side: 'before' | 'after' };

/** What is done in the sheet in one go. */
export type Batch = {
  update?: readonly Change[];
  create?: readonly ItemFields[];
  remove?: readonly Item[];
  move?: Move;
};

type Fields = readonly (keyof ItemChanges)[];
const allFields = Object.keys(itemChanges.shape) as Fields;

function changed(item: Item, changes: ItemChanges): Item {
  const next = { ...item, ...changes };
  const totalAmount = decimalFromCents(itemTotal(next));
  return { ...next, totalAmount, totalPrice: totalAmount };
}

function reordered(items: readonly Item[], { ids, to, side }: Move): Item[] {
  const wanted = new Set(ids);
  const others = items.filter(({ id }) => !wanted.has(id));
  const at = others.findIndex(({ id }) => id === to) + (side === 'after' ? 1 : 0);
  return others.toSpliced(at, 0, ...items.filter(({ id }) => wanted.has(id)));
}

/** The list as it will be, before the server has said so; new items come when they have a number. */
export function afterwards(
  items: readonly Item[],
  { update = [], remove = [], move }: Batch,
): readonly Item[] {
  const news = new Map(update.map(({ item, changes }) => [item.id, changes]));
  const gone = new Set(remove.map(({ id }) => id));
  const left = items.flatMap((item) => {
    const changes = news.get(item.id);
    return gone.has(item.id) ? [] : [changes ? changed(item, changes) : item];
  });
  return move ? reordered(left, move) : left;
}

/** The list as the server made it. */
export function withMade(items: readonly Item[], batch: Batch, made: readonly Item[]): Item[] {
  const left = new Map(made.map((item) => [item.id, item]));
  const known = afterwards(items, batch).map((item) => {
    const news = left.get(item.id);
    left.delete(item.id);
    return news ?? item;
  });
  return [...known, ...left.values()];
}

/**
 * The version that the row has now, where the cells are as they were seen: own changes before this one and what others
 * changed beside it are no reason to refuse. Otherwise the one that was seen, so that the server refuses.
 */
function versionOf(seen: Item, now: Item | undefined, fields: Fields): number {
  const isAsSeen = now !== undefined && fields.every((name) => isSameValue(now[name], seen[name]));
  return isAsSeen ? now.version : seen.version;
}

/** What is sent, on the list as it was read last. */
export function bodyOf(
  { update = [], create = [], remove = [], move }: Batch,
  items: readonly Item[],
): ItemBatch {
  const now = new Map(items.map((item) => [item.id, item]));
  return {
    update: update.map(({ item, changes }) => {
      const version = versionOf(item, now.get(item.id), Object.keys(changes) as Fields);
      return { id: item.id, version, changes };
    }),
    create: [...create],
    remove: remove.map((item) => ({ id: item.id, version: versionOf(item, now.get(item.id), allFields) })),
    move: move && { ...move, ids: [...move.ids] },
  };
}
