import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEnterpriseNumber, hasEnterpriseCheckDigits } from '#/core/enterprise-number';

describe('an enterprise number', () => {
  it.each([
    ['0941238510', 'BE 0941.238.510'],
    ['be 0941.238.510', 'BE 0941.238.510'],
    ['BE0941 238 510', 'BE 0941.238.510'],
    ['941.238.510', 'BE 0941.238.510'],
    ['1000.000.035', undefined],
    ['0941.238.511', undefined],
    ['2941.238.510', undefined],
    ['0941.238', undefined],
    ['0000.000.000', undefined],
    ['niet bekend', undefined],
    ['NL 8567.03.245.B01', 'NL856703245B01'],
    ['BTW: BE 0941.238.510', 'BE 0941.238.510'],
    ['BTW BE 0941.238.511', undefined],
    ['FR 40 303 265 045', 'FR40303265045'],
    ['Koen 12345', undefined],
    ['NL', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, shown) => {
    expect(formatEnterpriseNumber(typed)).toBe(shown);
  });

  const eightDigits = fc.integer({ min: 0, max: 19_999_999 }).map((first) => String(first).padStart(8, '0'));
  const valid = eightDigits.map((first) => first + String(97 - (Number(first) % 97)).padStart(2, '0'));

  it('holds for every number with its own check digits, those that begin with 1 as well', () => {
    fc.assert(fc.property(valid, (digits) => hasEnterpriseCheckDigits(digits)));
  });

  it('is refused with one wrong digit', () => {
    fc.assert(
      fc.property(valid, fc.nat(9), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
        const changed = (Number(digits[at]) + by) % 10;
        return !hasEnterpriseCheckDigits(digits.slice(0, at) + changed + digits.slice(at + 1));
      }),
    );
  });

  it('stays as it is once formatted', () => {
    fc.assert(
      fc.property(valid, (digits) => {
        const shown = formatEnterpriseNumber(digits);
        return shown !== undefined && formatEnterpriseNumber(shown) === shown;
      }),
    );
  });
});
