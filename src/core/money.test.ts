import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  centsFromDecimal,
  compareMoney,
  decimalFromCents,
  formatAmount,
  formatEuro,
  formatSignedEuro,
  isAmountTooLarge,
  lineTotal,
  maxCents,
  parseAmount,
  percentOf,
  percentOfTotal,
  priceTimes,
  subtractCents,
  subtractTotal,
  sumCents,
  type Total,
  totalFromDecimal,
  totalOf,
  zeroCents,
  zeroTotal,
} from '#/core/money';
import { formatPercent, percentageOf } from '#/core/percent';
import {
  decimalFromQuantity,
  formatQuantity,
  parseQuantity,
  quantityFromDecimal,
  thousandths,
} from '#/core/quantity';

const anyCents = fc.integer({ min: -maxCents, max: maxCents }).map(cents);

describe('money', () => {
  it('comes back from the wire as the same cents', () => {
    fc.assert(fc.property(anyCents, (value) => centsFromDecimal(decimalFromCents(value)) === value));
  });

  it('comes back from an amount field, and from a price on the screen, as the same cents', () => {
    fc.assert(
      fc.property(anyCents, (value) => {
        expect(parseAmount(formatAmount(value))).toBe(value);
        expect(parseAmount(formatEuro(value))).toBe(value);
      }),
    );
  });

  it('refuses fractions of a cent and amounts that nobody means', () => {
    expect(() => cents(0.5)).toThrow(RangeError);
    expect(() => centsFromDecimal('0.005')).toThrow(RangeError);
    expect(parseAmount('0,005')).toBeUndefined();
    expect(parseAmount('100.000.000,00')).toBeUndefined();
    expect(parseAmount('99.999.999,99')).toBe(maxCents);
  });

  it('adds what floats would not', () => {
    const tenCents = Array.from({ length: 3 }, () => centsFromDecimal('0.1'));
    expect(decimalFromCents(sumCents(tenCents))).toBe('0.30');
    expect(subtractCents(sumCents(tenCents), sumCents(tenCents))).toBe(zeroCents);
  });

  it.each([
    ['99.999.999,99', false],
    ['100.000.000', true],
    ['€ 100.000.000,00', true],
    ['999999999999999999999999,99', true],
    ['veel', false],
    ['1,234.5678', false],
  ])('knows of %j whether it is too much: %j', (typed, tooLarge) => {
    expect(isAmountTooLarge(typed)).toBe(tooLarge);
  });

  const anyTotal = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }).map((value) => value as Total);

  it('is exact in sums of any size, on the wire and on the screen', () => {
    fc.assert(
      fc.property(fc.array(anyTotal), anyCents, anyTotal, (totals, one, other) => {
        const expected = totals.reduce((sum: bigint, each) => sum + each, BigInt(one));
        expect(totalOf([one, ...totals])).toBe(expected);
        expect(totalFromDecimal(decimalFromCents(other))).toBe(other);
        expect(subtractTotal(totalOf([other, one]), one)).toBe(other);
        expect(formatEuro(other).replace(/\D/g, '').replace(/^0+/, '')).toBe(
          decimalFromCents(other).replace(/\D/g, '').replace(/^0+/, ''),
        );
        expect(Math.sign(compareMoney(one, other))).toBe(
          BigInt(one) < other ? -1 : BigInt(one) > other ? 1 : 0,
        );
      }),
    );
  });

  it('multiplies and takes shares beyond what a number counts', () => {
    const price = centsFromDecimal('9999999999.99');
    expect(decimalFromCents(lineTotal(price, quantityFromDecimal('999999999.999')))).toBe(
      '9999999999980000000.00',
    );
    expect(percentOfTotal((10n ** 20n) as Total, 30)).toBe(3n * 10n ** 19n);
    expect(formatSignedEuro(5n as Total)).toBe('€\u00a0+0,05');
    expect(formatSignedEuro(zeroTotal)).toBe('€\u00a00,00');
  });

  it.each([
    ['19.99', '2.5', '49.98'],
    ['0.01', '0.5', '0.01'],
    ['0.01', '0.499', '0.00'],
    ['9999999999.99', '1', '9999999999.99'],
  ])('%s times %s is %s, rounded once', (price, quantity, total) => {
    expect(decimalFromCents(priceTimes(centsFromDecimal(price), quantityFromDecimal(quantity)))).toBe(total);
  });

  it('takes a percentage half up', () => {
    expect(percentOf(cents(150), 35)).toBe(53);
    expect(percentOf(cents(12_000_00), 35)).toBe(4_200_00);
  });

  it('is shown the Dutch way', () => {
    expect(formatEuro(cents(123_456))).toBe('€\u00a01.234,56');
    expect(formatPercent(75)).toBe('75,0%');
    expect(formatPercent(percentageOf(1, 3))).toBe('33,3%');
    expect(percentageOf(5, 0)).toBe(0);
  });
});

describe('quantities', () => {
  it('come back from the screen as they were', () => {
    const anyQuantity = fc.integer({ min: 0, max: 999_999_999_999 }).map(thousandths);
    fc.assert(
      fc.property(anyQuantity, (value) => {
        expect(parseQuantity(formatQuantity(value))).toBe(value);
        expect(quantityFromDecimal(decimalFromQuantity(value))).toBe(value);
      }),
    );
  });

  it.each([
    [2500, '2.5'],
    [12_000, '12'],
    [100_000, '100'],
    [1, '0.001'],
    [0, '0'],
  ])('%i thousandths go out as %s', (value, text) => {
    expect(decimalFromQuantity(thousandths(value))).toBe(text);
  });
});
