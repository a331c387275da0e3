import { expect, it } from 'vitest';
import { matchesSearch } from '#/core/search-text';

it.each([
  ['', true],
  ['coppe', true],
  ['DAK coppé', true],
  ['  1184 ', true],
  ['ramen', false],
  ['dak ramen', false],
])('searching %j finds it: %s', (typed, found) => {
  expect(matchesSearch(['DV-1184', null, 'Dakwerken Coppé bv'], typed)).toBe(found);
});
