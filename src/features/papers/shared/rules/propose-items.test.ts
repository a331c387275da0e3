import { describe, expect, it } from 'vitest';
import type { PaperLine } from '#/features/papers/shared/contract';
import { proposeItems } from '#/features/papers/shared/rules/propose-items';

const line = (description: string, more: Partial<PaperLine> = {}): PaperLine => ({
  ...{ description, quantity: '10.000', unit: 'm²', unitPrice: null, vatRate: 6, itemId: null },
  ...{ kind: 'line' as const, net: '100.00', ...more },
});
const item = (id: number, description: string) => ({ id, description, quantity: '10.000', unit: 'm²' });
const items = [
  item(1, 'Dakpannen leggen in keramiek'),
  item(2, 'Isolatie van het hellend dak met PIR'),
  item(3, 'Badkamer betegelen'),
];

describe('the item that a line may be about', () => {
  it('is proposed by what both say, surely where they say the same', () => {
    const proposals = proposeItems(
      [line('Dakwerken', { kind: 'heading' }), line('PIR isolatie hellend dak'), line('Badkamer betegelen')],
      items,
    );
    expect([...proposals].map(([at, { itemId }]) => [at, itemId])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(proposals.get(2)?.sureness).toBe('zeker');
  });

  it('is not proposed for what is linked, nor twice, nor where nothing is alike', () => {
    const proposals = proposeItems(
      [
        line('Iets', { itemId: 1 }),
        line('Dakpannen leggen in keramiek'),
        line('Tuinhuis plaatsen'),
        line(''),
      ],
      items,
    );
    expect(proposals.size).toBe(0);
  });
});
