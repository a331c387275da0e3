import { expect, it } from 'vitest';
import { totalFromDecimal } from '#/core/money';
import { isAboveEstimate } from '#/features/money/ledger/rules/above-estimate';

it.each([
  ['1050.00', '1000.00', false],
  ['1050.01', '1000.00', true],
  ['300.00', '0.00', false],
])('says of %s for an estimate of %s whether it is more: %s', (low, estimate, isMore) => {
  expect(isAboveEstimate(totalFromDecimal(low), totalFromDecimal(estimate))).toBe(isMore);
});
