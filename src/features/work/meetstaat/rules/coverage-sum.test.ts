import { expect, it } from 'vitest';
import { decimalFromCents } from '#/core/money';
import type { CoveredItem } from '#/features/work/meetstaat/coverage-contract';
import { coverageFigures, sumCovered } from '#/features/work/meetstaat/rules/coverage-sum';

const covered = new Map<number, CoveredItem>([
  [1, { itemId: 1, estimated: '100.10', quoted: '90.00', quotedAs: 'best', invoiced: '0.00', paid: '0.00' }],
  [2, { itemId: 2, estimated: '50.00', quoted: null, quotedAs: null, invoiced: '60.05', paid: '10.00' }],
  [3, { itemId: 3, estimated: '7.00', quoted: '7.00', quotedAs: 'accepted', invoiced: '7.00', paid: '7.00' }],
]);

it.each([
  [[1, 2], ['150.10', '90.00', '60.05', '10.00'], 1],
  [[3], ['7.00', '7.00', '7.00', '7.00'], 0],
  // One that was added a moment ago.
  [[3, 4], ['7.00', '7.00', '7.00', '7.00'], 0],
  [[], ['0.00', '0.00', '0.00', '0.00'], 0],
])('adds up what covers the items that are shown: %j', (ids, figures, withoutQuote) => {
  const sum = sumCovered(
    ids.map((id) => ({ id })),
    covered,
  );
  expect(coverageFigures.map((figure) => decimalFromCents(sum[figure]))).toEqual(figures);
  expect(sum.withoutQuote).toBe(withoutQuote);
});
