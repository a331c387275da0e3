/** Where an item stands among the others: an item that was never moved stands by its number, the last added last. */
export type Placed = { id: number; place: number };
export type Side = 'before' | 'after';

/** Below the number of whatever is added next, so that a new item always comes last. */
function afterLast(place: number): number {
  return Math.floor(place) + 1;
}

function isSpread(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? place));
}

/**
 * New places for items that move to one side of another, in the order in which they stand. Only the moved ones get one;
 * where there is no room left between two neighbours, all are spread again over their own numbers.
 */
export function moveItems(
  rows: readonly Placed[],
  { ids, to, side }: { ids: readonly number[]; to: number; side: Side },
): Placed[] {
  const wanted = new Set(ids);
  const moved = rows.filter(({ id }) => wanted.has(id));
  const others = rows.filter(({ id }) => !wanted.has(id));
  const found = others.findIndex(({ id }) => id === to);
  if (found < 0 || moved.length === 0) return [];
  const at = side === 'before' ? found : found + 1;
  const low = others[at - 1]?.place ?? 0;
  const high = others[at]?.place ?? afterLast(low);
  const step = (high - low) / (moved.length + 1);
  const places = moved.map((_, index) => low + step * (index + 1));
  if (isSpread([low, ...places, high])) {
    return moved.map(({ id }, index) => ({ id, place: places[index] ?? low }));
  }
  const numbers = rows.map(({ id }) => id).sort((one, other) => one - other);
  const order = [...others.slice(0, at), ...moved, ...others.slice(at)];
  return order.flatMap(({ id, place }, index) => {
    const next = numbers[index] ?? place;
    return next === place ? [] : [{ id, place: next }];
  });
}
