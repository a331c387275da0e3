import { describe, expect, it } from 'vitest';
import { isStorable, toStorableText } from '#/core/storable';

describe('what PostgreSQL can hold', () => {
  it.each(['', 'Dak', 'é', '👩‍👩‍👧', '\ud83d\ude00', '\n\t', { a: ['b', { c: 1 }] }, null, 12, undefined])(
    'is %j',
    (value) => {
      expect(isStorable(value)).toBe(true);
    },
  );

  it.each(['\u0000', 'a\u0000b', '\ud800', 'x\udfff', { a: [{ b: '\u0000' }] }, { '\u0000': 1 }, ['\ud800']])(
    'is not %j',
    (value) => {
      expect(isStorable(value)).toBe(false);
    },
  );

  it('is asked of a value nested deeper than the stack', () => {
    let value: unknown = '\u0000';
    for (let depth = 0; depth < 50_000; depth += 1) value = [value];
    expect(isStorable(value)).toBe(false);
  });

  it('is what is left of a text without the rest', () => {
    expect(toStorableText('a\u0000b\ud800c')).toBe('ab\ufffdc');
  });
});
