import { describe, expect, it } from 'vitest';
import { keepDrawings } from '#/platform/server/files/kept-drawings';

const drawing = (length: number) => new Uint8Array(length);

describe('drawings in memory', () => {
  it('are kept until newer ones need the room, the one asked for longest ago first', () => {
    const kept = keepDrawings(10);
    kept.keep('a', drawing(4));
    kept.keep('b', drawing(4));
    kept.keep('a', drawing(4));
    kept.keep('c', drawing(4));
    expect(['a', 'b', 'c'].filter((name) => kept.find(name))).toEqual(['a', 'c']);
  });

  it('are never more than there is room for', () => {
    const kept = keepDrawings(10);
    kept.keep('huge', drawing(11));
    expect(kept.find('huge')).toBeUndefined();
  });
});
