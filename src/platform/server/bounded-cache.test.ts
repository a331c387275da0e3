import { describe, expect, it } from 'vitest';
import { BoundedCache } from '#/platform/server/bounded-cache';

const bytesOf = (value: Uint8Array) => value.length;
const value = (length: number) => new Uint8Array(length);
const cacheOf = (mostBytes: number, mostEntries = 1_000) =>
  new BoundedCache<Uint8Array>({ mostBytes, mostEntries, bytesOf });

describe('a bounded cache', () => {
  it('lets go of what was used longest ago once newer entries need the room', () => {
    const cache = cacheOf(32_000);
    for (const key of 'abcdefgh') cache.set(key, value(3_000));
    cache.find('a');
    cache.set('i', value(3_000));
    cache.set('j', value(3_000));
    expect([...'abcdefghij'].filter((key) => cache.find(key)).join('')).toBe('acdefghij');
  });

  it('keeps nothing that would drive out all others', () => {
    const cache = cacheOf(80_000);
    expect([cache.set('fits', value(9_000)), cache.set('huge', value(10_000))]).toEqual([true, false]);
    expect([cache.find('fits')?.length, cache.find('huge')]).toEqual([9_000, undefined]);
  });

  it('counts keys as well as values: many long names of nothing are no way to fill the memory', () => {
    const cache = cacheOf(1_000_000, 100_000);
    for (let at = 0; at < 10_000; at += 1) cache.set(`${at}${'x'.repeat(14_000)}`, value(2));
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.size).toBeLessThan(40);
  });

  it('has no more entries than it may, however small', () => {
    const cache = cacheOf(10_000_000, 100);
    for (let at = 0; at < 1_000; at += 1) cache.set(String(at), value(1));
    expect([cache.size, cache.find('899'), cache.find('900')?.length]).toEqual([100, undefined, 1]);
  });

  it('counts nothing any more once all is removed', () => {
    const gone: string[] = [];
    const cache = new BoundedCache<Uint8Array>({ mostBytes: 80_000, mostEntries: 10, bytesOf }, (key) =>
      gone.push(key),
    );
    cache.set('a', value(10));
    cache.set('a', value(20));
    cache.remove('a');
    cache.remove('a');
    expect([cache.size, cache.bytes, gone]).toEqual([0, 0, ['a', 'a']]);
  });
});
