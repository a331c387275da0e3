import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalFromCents, type Total, totalFromDecimal } from '#/core/money';
import { mostReminderCosts } from '#/features/papers/shared/invoices/rules/reminder-costs';

it.each([
  ['0.00', '0.00'],
  ['0.01', '20.00'],
  ['150.00', '20.00'],
  ['150.01', '30.00'],
  ['150.09', '30.00'],
  ['150.10', '30.01'],
  ['320.50', '47.05'],
  ['500.00', '65.00'],
  ['500.01', '65.00'],
  ['500.20', '65.01'],
  ['1000.00', '90.00'],
  ['39200.00', '2000.00'],
  ['39200.20', '2000.00'],
  ['99999999.99', '2000.00'],
])('on %s at most %s', (owed, most) => {
  expect(decimalFromCents(mostReminderCosts(totalFromDecimal(owed)))).toBe(most);
});

it('never goes down as more is owed, nor above the most', () => {
  const owed = fc.bigInt({ min: 0n, max: 10_000_000n });
  fc.assert(
    fc.property(owed, owed, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(mostReminderCosts(less as Total) <= mostReminderCosts(more as Total)).toBe(true);
      expect(mostReminderCosts(more as Total) <= 200_000n).toBe(true);
    }),
  );
});
