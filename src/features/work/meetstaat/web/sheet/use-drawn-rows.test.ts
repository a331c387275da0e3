import { describe, expect, it } from 'vitest';
import { slotsOf } from '#/features/work/meetstaat/web/sheet/use-drawn-rows';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `row ${from + index}`);
const drawn = (ids: readonly string[], before: ReadonlyMap<string, number> = new Map(), cursor = 'row 0') =>
  slotsOf(ids, { before, cursor });

describe('the slots of the rows in sight', () => {
  it('keeps every row that stays in sight where it is, and gives what comes the slot of what went', () => {
    const after = drawn(rows(2, 11), drawn(rows(0, 9)));
    expect([...after]).toEqual([
      ...rows(2, 9).map((id, index) => [id, index + 2]),
      ['row 10', 0],
      ['row 11', 1],
    ]);
  });

  it('moves no slot in the page after a jump', () => {
    expect([...drawn(rows(8, 17), drawn(rows(0, 9))).values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('keeps the row with the cursor in its slot however far is scrolled: somebody may be typing in it', () => {
    const before = drawn(rows(0, 9), new Map(), 'row 4');
    const after = drawn(['row 4', ...rows(50, 59)], before, 'row 4');
    expect(after.get('row 4')).toBe(4);
    expect(new Set(after.values()).size).toBe(11);
  });
});
