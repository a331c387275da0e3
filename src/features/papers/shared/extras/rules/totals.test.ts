import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalFromCents, type Total } from '#/core/money';
import { isWhole, totalsOfExtra } from '#/features/papers/shared/extras/rules/totals';

const line = (
  net: string | null,
  vatRate: number | null = 21,
  kind: 'line' | 'option' | 'heading' = 'line',
) => ({
  ...{ net, vatRate, kind },
});

it.each([
  ['extra work', [line('1000.00'), line('200.00', 6)], ['1200.00', '1422.00']],
  ['less work', [line('-500.00')], ['-500.00', '-605.00']],
  ['both', [line('1000.00'), line('-400.00')], ['600.00', '726.00']],
  ['an option, which nobody took', [line('1000.00'), line('999.00', 21, 'option')], ['1000.00', '1210.00']],
  ['a line without a rate', [line('100.00', null), line('100.00', 6)], ['200.00', '206.00']],
  ['nothing', [], ['0.00', '0.00']],
] as const)('%s is added up with its VAT, rounded once for each rate', (_, lines, wanted) => {
  const { net, total } = totalsOfExtra(lines);
  expect([decimalFromCents(net), decimalFromCents(total)]).toEqual(wanted);
});

it('less work takes away what the same extra work adds, to the cent', () => {
  const some = fc.record({
    cents: fc.integer({ min: -9_999_999, max: 9_999_999 }),
    vatRate: fc.constantFrom(0, 6, 21, null),
  });
  fc.assert(
    fc.property(fc.array(some), (all) => {
      const of = (sign: number) =>
        totalsOfExtra(
          all.map(({ cents, vatRate }) => line(decimalFromCents(BigInt(sign * cents) as Total), vatRate)),
        ).total;
      expect(of(1) + of(-1)).toBe(0n);
    }),
  );
});

it('can be sent where every line has a price, or where only days are asked for', () => {
  expect(isWhole({ lines: [line('1.00')], days: 0 })).toBe(true);
  expect(isWhole({ lines: [line('1.00'), line(null)], days: 3 })).toBe(false);
  expect(isWhole({ lines: [], days: 3 })).toBe(true);
  expect(isWhole({ lines: [line(null, null, 'heading')], days: 0 })).toBe(false);
});
