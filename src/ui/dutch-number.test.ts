import { expect, it } from 'vitest';
import { parseAmount } from '#/core/money';
import { forgiveDots, notNegative } from '#/ui/dutch-number';

const parse = notNegative(forgiveDots(parseAmount));

it.each([
  ['1.234,56', 123_456],
  ['1234.56', 123_456],
  ['€ 12,50', 1250],
  ['1.2345,56', 1_234_556],
  ['1.23,56', 12_356],
  ['1.23', 123],
  ['12,', 1200],
  ['1,2,3', undefined],
  ['1.2.3', undefined],
  ['1,23.456,7', undefined],
  ['-5', undefined],
  ['-0', 0],
  ['abc', undefined],
  ['12,345', undefined],
])('reads %s as %s cents', (typed, expected) => {
  expect(parse(typed)).toBe(expected);
});
