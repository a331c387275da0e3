import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveItems, type Placed } from '#/features/work/meetstaat/rules/places';

const inOrder = (rows: readonly Placed[]) =>
  [...rows].sort((one, other) => one.place - other.place || one.id - other.id);
const fresh = (ids: readonly number[]): Placed[] => ids.map((id) => ({ id, place: id }));

function after(rows: readonly Placed[], move: Parameters<typeof moveItems>[1]): Placed[] {
  const news = new Map(moveItems(rows, move).map(({ id, place }) => [id, place]));
  return inOrder(rows.map(({ id, place }) => ({ id, place: news.get(id) ?? place })));
}

const ids = (rows: readonly Placed[]) => rows.map(({ id }) => id);

it('moves items between two others, and gives only those a new place', () => {
  const rows = fresh([4, 7, 9, 12]);
  const move = { ids: [12, 9], to: 7, side: 'before' } as const;
  expect(ids(after(rows, move))).toEqual([4, 9, 12, 7]);
  expect(moveItems(rows, move)).toHaveLength(2);
});

it('moves nothing beside itself, nor beside what is not there', () => {
  const rows = fresh([1, 2]);
  expect(moveItems(rows, { ids: [1], to: 1, side: 'after' })).toEqual([]);
  expect(moveItems(rows, { ids: [1], to: 8, side: 'after' })).toEqual([]);
});

it('keeps room for ever, loses none, and leaves the end to what is added next', () => {
  const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.boolean()), { maxLength: 150 });
  fc.assert(
    fc.property(moves, (steps) => {
      let rows = fresh([11, 12, 13, 14, 15, 16]);
      for (const [from, target, isBefore] of steps) {
        const [moving, to] = [rows[from]?.id ?? 0, rows[target]?.id ?? 0];
        const others = ids(rows).filter((id) => id !== moving);
        const at = others.indexOf(to) + (isBefore ? 0 : 1);
        const expected = moving === to ? ids(rows) : others.toSpliced(at, 0, moving);
        rows = after(rows, { ids: [moving], to, side: isBefore ? 'before' : 'after' });
        expect(ids(rows)).toEqual(expected);
        expect(rows.every(({ place }) => place > 0 && place < 17)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});
