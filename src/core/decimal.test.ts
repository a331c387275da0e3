import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalFromWhole,
  divideHalfUp,
  exactFromDecimal,
  plainDecimal,
  wholeFromDecimal,
} from '#/core/decimal';

describe('exact decimals', () => {
  it.each([
    ['12', 2, 1200],
    ['12.5', 2, 1250],
    ['12.50', 2, 1250],
    ['12.500', 2, 1250],
    ['-0.01', 2, -1],
    ['-0.00', 2, 0],
    ['0.001', 3, 1],
  ])('reads %s with %i decimals as %i', (text, decimals, whole) => {
    expect(wholeFromDecimal(text, decimals)).toBe(whole);
  });

  it.each([
    '',
    '.',
    '1.',
    '.5',
    '1,5',
    '1e3',
    '0x10',
    '1.005',
    '99999999999999999',
    ' 1',
    '1 ',
    'NaN',
    '.50',
    '-.50',
    '--1.50',
    '1 .50',
    '1.-5',
    '-1.5-',
  ])('does not read %j as cents', (text) => {
    expect(wholeFromDecimal(text, 2)).toBeUndefined();
  });

  it('writes what it reads', () => {
    const whole = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 });
    fc.assert(fc.property(whole, (value) => wholeFromDecimal(decimalFromWhole(value, 2), 2) === value));
  });

  it('reads the same with a zero more, at any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (value) => {
        const text = decimalFromWhole(value, 2);
        expect(exactFromDecimal(text, 2)).toBe(value);
        expect(exactFromDecimal(`${text}0`, 2)).toBe(value);
      }),
    );
  });

  it.each([
    [5n, 10n, 1],
    [4n, 10n, 0],
    [15n, 10n, 2],
    [-5n, 10n, -1],
    [-4n, 10n, 0],
    [1n, 3n, 0],
    [2n, 3n, 1],
  ])('divides %s by %s half up to %i', (numerator, denominator, result) => {
    expect(divideHalfUp(numerator, denominator) + 0).toBe(result + 0);
  });
});

describe('what a person types', () => {
  it.each([
    ['1.234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['€ 12,50', '12.50'],
    ['12,50 €', '12.50'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['0.125', '0.125'],
    ['1.5', '1.5'],
    [',5', '0.5'],
    ['5,', '5.0'],
    ['-12,5', '-12.5'],
    ['1234567', '1234567'],
  ])('%s means %s', (typed, plain) => {
    expect(plainDecimal(typed)).toBe(plain);
  });

  it.each(['', 'abc', '12a', '1.2.3', '1,2,3', '12.34,5.6', '--5', ',', '.', '1.23.456,7'])(
    '%j means nothing',
    (typed) => {
      expect(plainDecimal(typed)).toBeUndefined();
    },
  );

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const plain = plainDecimal(typed);
        return plain === undefined || /^-?\d+(\.\d+)?$/.test(plain);
      }),
    );
  });
});
