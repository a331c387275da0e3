import { describe, expect, it } from 'vitest';
import { proposeCovered } from '#/features/papers/shared/rules/propose-covered';

const item = (id: number, category: string, description: string) => ({
  ...{ id, category, description, quantity: '1.000', unit: 'st' },
});
const items = [
  item(1, 'Keuken', 'Kasten en werkblad op maat'),
  item(2, 'Keuken', 'Toestellen'),
  item(3, 'Ramen', 'Aluminium schuifraam achterbouw'),
  item(4, 'Deuren', 'Voordeur in afzelia'),
  item(5, 'Algemeen', 'Werfinrichting'),
];
const line = (description: string) => ({
  ...{ kind: 'line' as const, description, quantity: null, unit: null, unitPrice: null },
  ...{ net: '100.00', vatRate: null, itemId: null },
});
const paper = { category: null, description: null, lines: [] };

describe('what a lump sum may be about', () => {
  it.each([
    ['the lines', { ...paper, lines: [line('Aluminium schuifraam achterbouw')] }, 'lines', [3]],
    ['a category that it names', { ...paper, description: 'Nieuwe keuken, geplaatst' }, 'category', [1, 2]],
    [
      'its kind of work',
      { ...paper, category: 'Ramen en deuren', description: 'Offerte 12' },
      'work',
      [3, 4],
    ],
  ])('is told by %s', (_, asked, by, itemIds) => {
    expect(proposeCovered(asked as never, items)).toEqual({ by, itemIds });
  });

  it('is left open where nothing says it', () => {
    expect(
      proposeCovered({ ...paper, category: 'Andere werken', description: 'Saldo' }, items),
    ).toBeUndefined();
  });
});
