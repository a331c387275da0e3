import { expect, it } from 'vitest';
import { totalFromDecimal } from '#/core/money';
import { estimatesInWords } from '#/features/papers/shared/rules/estimates-in-words';

it.each([
  [['10.00', '2.50'], '€ 12,50'],
  [['10.00', null], '€ 10,00 (1 van 2 met een prijs)'],
  [[null, null], 'geen prijs'],
])('of %j says what is known and of how many', (estimates, words) => {
  const items = estimates.map((each) => ({ estimate: each === null ? null : totalFromDecimal(each) }));
  expect(estimatesInWords(items).replaceAll(/\s/g, ' ')).toBe(words);
});
