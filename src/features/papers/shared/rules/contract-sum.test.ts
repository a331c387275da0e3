import { expect, it } from 'vitest';
import { totalFromDecimal } from '#/core/money';
import { settledShare } from '#/features/papers/shared/rules/contract-sum';

it.each([
  ['nothing asked', '0.00', '0.00', 0],
  ['all of it open', '500.00', '500.00', 0],
  ['two thirds settled, whatever was paid too much of them', '1500.00', '500.00', 66.7],
  ['a euro open of a million', '1000000.00', '1.00', 99.9],
  ['nothing open', '1500.00', '0.00', 100],
  ['more open than is asked in all, by a credit note that stands alone', '100.00', '300.00', 0],
])('of %s is settled in per cent', (_, asked, open, percent) => {
  expect(settledShare(totalFromDecimal(asked), totalFromDecimal(open))).toBe(percent);
});
