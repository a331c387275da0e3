import { expect, it } from 'vitest';
import { countDays, whenText } from '#/core/day-words';

it.each([
  [null, 'al te laat'],
  [-2, '2 dagen geleden'],
  [-1, 'gisteren'],
  [0, 'vandaag'],
  [1, 'morgen'],
  [30, 'over 30 dagen'],
])('calls %s days %s', (days, text) => {
  expect(whenText(days)).toBe(text);
});

it('counts one day as one', () => {
  expect([countDays(1), countDays(2)]).toEqual(['1 dag', '2 dagen']);
});
