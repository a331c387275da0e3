import { useRef } from 'react';

type Sight = { first: number; last: number; at: number };
type Drawn<Line> = { index: number; line: Line; slot: number };

/**
 * The rows in sight, and the one with the cursor wherever it is scrolled to: it has the focus. Each is drawn in a slot, and
 * what comes in sight takes the slot of what goes out of it: other words in cells that are there cost far less than cells.
 */
export function useDrawnRows<Line extends { id: string }>(
  lines: readonly Line[],
  sight: Sight,
): readonly Drawn<Line>[] {
  const slots = useRef<ReadonlyMap<string, number>>(new Map());
  const drawn = rowsAt(sight).flatMap((index) => {
    const line = lines[index];
    return line ? [{ index, line }] : [];
  });
  const next = slotsOf(
    drawn.map(({ line }) => line.id),
    { before: slots.current, cursor: lines[sight.at]?.id },
  );
  slots.current = next;
  return drawn.map((row, place) => ({ ...row, slot: next.get(row.line.id) ?? place }));
}

function rowsAt({ first, last, at }: Sight): number[] {
  const inSight = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return at < first ? [at, ...inSight] : at > last ? [...inSight, at] : inSight;
}

type Known = { before: ReadonlyMap<string, number>; cursor: string | undefined };

/**
 * A row that stays in sight keeps its slot; after a jump only the one with the cursor does, as slots that stay in their order
 * needn’t move in the page.
 */
export function slotsOf(ids: readonly string[], { before, cursor }: Known): ReadonlyMap<string, number> {
  const known = ids.filter((id) => before.has(id));
  const staying = new Set(known.length * 2 < ids.length ? known.filter((id) => id === cursor) : known);
  const taken = new Set([...staying].map((id) => before.get(id)));
  const free = [...before.values()].filter((slot) => !taken.has(slot));
  let unused = Math.max(-1, ...before.values()) + 1;
  return new Map(
    ids.map((id) => [id, (staying.has(id) ? before.get(id) : free.shift()) ?? unused++] as const),
  );
}
