import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAlike } from '#/platform/server/database/engine/alike';

const plain = fc.anything({ withDate: true, withMap: true, withSet: true, withBigInt: true, maxDepth: 3 });

it('takes a copy for the same, and nothing that differs in any place', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(isAlike(structuredClone(value), value)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      if (isAlike(one, other)) expect(isDeepStrictEqual(one, other)).toBe(true);
    }),
  );
});

it.each([
  ['another order of names', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a name without a value', { a: undefined }, { b: undefined }],
  ['a longer list', [1], [1, 2]],
  ['a list and what looks like one', [1], { 0: 1 }],
  ['a map with another value', new Map([[1, 'a']]), new Map([[1, 'b']])],
  ['what can only be called', () => 1, () => 1],
  ['nothing and an object', null, {}],
])('takes %s for another', (_, one, other) => {
  expect(isAlike(one, other)).toBe(false);
});
