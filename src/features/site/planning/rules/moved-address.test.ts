import { expect, it } from 'vitest';
import { movedAddress } from '#/features/site/planning/rules/moved-address';

it.each([
  ['', undefined],
  ['weergave=tijdslijn&schaal=week', undefined],
  ['weergave=kalender', '/planning?schaal=maand&weergave=tijdslijn'],
  ['schaal=jaar&zoek=dak&weergave=kalender', '/planning?schaal=jaar&zoek=dak&weergave=tijdslijn'],
  ['weergave=week', '/planning?weergave=agenda'],
  ['weergave=termijnen', '/termijnen'],
  ['weergave=termijnen&project=7', '/termijnen?project=7'],
  ['id=12&weergave=termijnen', '/planning?id=12'],
])('leads ?%s to %s', (search, now) => {
  expect(movedAddress(search)).toBe(now);
});
