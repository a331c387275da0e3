import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalStyle, readNumber } from '#/features/work/meetstaat/server/import/numbers';

const value = (cell: string | number, style: 'comma' | 'point' = 'comma', decimals = 3) => {
  const read = readNumber(cell, decimals, style);
  return read.kind === 'number' ? String(read.whole / 10 ** decimals) : read.kind;
};

describe('a number', () => {
  it.each([
    [12.66, '12.66'],
    [123.19999999999999, '123.2'],
    ['2,25', '2.25'],
    ['1.234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['€ 12,50', '12.5'],
    ['12,50 EUR', '12.5'],
    ['12,-', '12'],
    ['1 234,5', '1234.5'],
    ["1'234.5", '1234.5'],
    ['-3', '-3'],
    ['', 'none'],
    ['  ', 'none'],
    ['nog te bepalen', 'unreadable'],
    ['12 x 3', 'unreadable'],
    ['3,4,5', 'unreadable'],
    ['#REF!', 'unreadable'],
    ['01-02-2024', 'unreadable'],
    ['9'.repeat(500), 'unreadable'],
    ['9'.repeat(30), 'Infinity'],
    [1e30, 'Infinity'],
    [Number.NaN, 'unreadable'],
  ])('%j reads as %s', (cell, expected) => expect(value(cell)).toBe(expected));

  it.each([
    ['25 m²', 25_000, 'm²'],
    ['12,50 €/m2', 12_500, 'm2'],
    ['4st.', 4_000, 'st.'],
  ])('%s brings its unit along', (cell, whole, unit) => {
    expect(readNumber(cell, 3, 'comma')).toMatchObject({ whole, unit });
  });

  it("reads '1.250' as the file writes its decimals", () => {
    expect(value('1.250', 'comma')).toBe('1250');
    expect(value('1.250', 'point')).toBe('1.25');
    expect(value('1,250.5', 'point')).toBe('1250.5');
    expect(decimalStyle(['1.250', '0.5', '12.75'])).toBe('point');
    expect(decimalStyle(['1.250', '0,5', '12.75', '3,25'])).toBe('comma');
    expect(decimalStyle(['1.250', 12, null])).toBe('comma');
  });

  it('is rounded half up, once, and says so', () => {
    expect(readNumber('1,0005', 3, 'comma')).toMatchObject({ whole: 1_001, rounded: true });
    expect(readNumber(2.675, 2, 'comma')).toMatchObject({ whole: 268, rounded: true });
    expect(readNumber(-2.675, 2, 'comma')).toMatchObject({ whole: -268, rounded: true });
    expect(readNumber(0.1 + 0.2, 3, 'comma')).toMatchObject({ whole: 300, rounded: false });
    expect(readNumber(1e-9, 3, 'comma')).toMatchObject({ whole: 0 });
  });

  it('comes out as it went in, whether Excel or a person wrote it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
        const number = thousandths / 1000;
        const dutch = number.toLocaleString('nl-NL', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
        expect(Number(value(number))).toBe(number);
        expect(Number(value(dutch))).toBe(number);
        expect(Number(value(number.toFixed(3), 'point'))).toBe(number);
      }),
    );
  });

  it('never throws, whatever is in the cell', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.double()), (cell) => void readNumber(cell, 2, 'comma')));
  });
});
