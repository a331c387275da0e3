import { expect, it } from 'vitest';
import { kindOfItem } from '#/features/work/shared/rules/kind-of-work';

it.each([
  ['Sanitair', 'Sanitair en elektriciteit'],
  ['Loodgieter', 'Sanitair en elektriciteit'],
  ['Elektra', 'Sanitair en elektriciteit'],
  ['Ramen', 'Ramen en deuren'],
  ['Deuren', 'Ramen en deuren'],
  ['Dakwerk', 'Dakisolatie en dakwerken'],
  ['Isolatie', 'Andere werken'],
  ['Keuken', 'Andere werken'],
  ['Iets uit Excel', 'Andere werken'],
])('files an item under %s without a kind of its own under %s', (category, name) => {
  expect(kindOfItem({ category, subsidyType: null })).toBe(name);
});

it('lets an eligible item name its kind itself', () => {
  expect(kindOfItem({ category: 'Isolatie', subsidyType: 'Dakisolatie en dakwerken' })).toBe(
    'Dakisolatie en dakwerken',
  );
});
