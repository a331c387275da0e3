import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, decimalFromCents, maxCents } from '#/core/money';
import { entriesTotal, searchEntries } from '#/features/work/new-thing/rules';

describe('the total', () => {
  it.each([
    [[], '0.00'],
    [['12.50'], '12.50'],
    [['0.10', '0.20'], '0.30'],
    [['99999999.99', '0.01'], '100000000.00'],
  ])('of %j is %s', (amounts, expected) => {
    expect(decimalFromCents(entriesTotal(amounts.map((amount) => ({ amount }))))).toBe(expected);
  });

  it('is exact, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: maxCents })), (values) => {
        const entries = values.map((value) => ({ amount: decimalFromCents(cents(value)) }));
        expect(entriesTotal(entries)).toBe(values.reduce((sum, value) => sum + BigInt(value), 0n));
      }),
    );
  });
});

describe('a search', () => {
  const entries = [
    { title: 'Container', contact: { id: 1, name: 'Ann Coppé', company: 'Puinruim BV' }, notes: null },
    { title: 'Huur van een stelling', contact: null, notes: 'Tot eind maart' },
  ];

  it.each([
    ['', 2],
    ['container', 1],
    ['COPPE', 1],
    ['maart stelling', 1],
    ['container maart', 0],
  ])('for %j finds %d', (typed, count) => {
    expect(searchEntries(entries, typed)).toHaveLength(count);
  });
});
