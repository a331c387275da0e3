import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Money } from '#/core/money';
import type { MoneyLine } from '#/core/money-facts';
import { moneyLines } from '#/features/papers/shared/server/money-lines';
import { spreadOverItems } from '#/features/work/shared/rules/spread';

const line = fc.record({
  kind: fc.constantFrom('line' as const, 'heading' as const, 'option' as const),
  net: fc.option(fc.constantFrom('100.00', '-20.00', '0.05')),
  vatRate: fc.option(fc.constantFrom(6, 21)),
  itemId: fc.option(fc.constantFrom(1, 2, 9), { freq: 2 }),
});

it('leaves out nothing that says which item a paper is about', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.bigInt(-30_000n, 30_000n), (lines, cents) => {
      const spread = (of: readonly MoneyLine[]) =>
        spreadOverItems({ amount: cents as Money, lines: of }, (id) => id < 9);
      expect(spread(moneyLines(lines))).toEqual(spread(lines));
    }),
  );
});

it('holds on to no line of a paper that is about no item', () => {
  const lines = [{ kind: 'line' as const, net: '1.00', vatRate: 6, itemId: null, description: 'Pannen' }];
  expect(moneyLines(lines)).toEqual([]);
  expect(moneyLines([...lines, { kind: 'line', net: null, vatRate: null, itemId: 3 }])).toEqual([
    { kind: 'line', net: '1.00', vatRate: 6, itemId: null },
    { kind: 'line', net: null, vatRate: null, itemId: 3 },
  ]);
});
