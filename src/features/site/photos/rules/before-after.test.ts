import { describe, expect, it } from 'vitest';
import { firstPair, hasBoth } from '#/features/site/photos/rules/before-after';

const lying = (id: number) => ({ id, width: 4_000, height: 3_000 });
const standing = (id: number) => ({ id, width: 3_000, height: 4_000 });

describe('before and after', () => {
  it('is there where a room has a photo of both', () => {
    expect(hasBoth([{ phase: 'before' }, { phase: 'hidden' }, { phase: null }])).toBe(false);
    expect(hasBoth([{ phase: 'after' }, { phase: 'before' }])).toBe(true);
  });

  it.each([
    ['the newest of after, and the oldest of before', [lying(3), lying(2)], [lying(9), lying(8)], [2, 9]],
    ['one that was held the same way', [standing(3), lying(2)], [standing(9)], [3, 9]],
    ['the likest where none was', [standing(3), standing(1)], [lying(9)], [1, 9]],
  ])('begins with %s', (_, before, after, expected) => {
    const pair = firstPair({ before, after });
    expect([pair?.before.id, pair?.after.id]).toEqual(expected);
  });

  it('is nothing without one of them', () => {
    expect(firstPair({ before: [], after: [lying(1)] })).toBeUndefined();
    expect(firstPair({ before: [lying(1)], after: [] })).toBeUndefined();
  });
});
