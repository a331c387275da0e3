import { describe, expect, it } from 'vitest';
import type { PaperLine } from '#/features/papers/shared/contract';
import { paperSums } from '#/features/papers/shared/rules/sums';

const line = (net: string | null, vatRate: number | null, kind: PaperLine['kind'] = 'line'): PaperLine => ({
  ...{ description: 'Pannen', quantity: null, unit: null, unitPrice: null, itemId: null },
  ...{ net, vatRate, kind },
});
const nothing = { netAmount: null, vatLines: [], lines: [] };

describe('what a paper asks without VAT and by rate', () => {
  it('is what stands on it, also where its lines make something else', () => {
    const vatLines = [{ rate: 6, base: null, amount: '6.10' }];
    expect(paperSums({ netAmount: '101.00', vatLines, lines: [line('100.00', 21)] })).toEqual({
      net: 10100n,
      vat: [{ rate: 6, base: null, amount: 610n }],
    });
  });

  it('is what its lines make where it tells nothing, without options', () => {
    const lines = [
      line('100.00', 6),
      line('50.00', 21),
      line('70.00', 6, 'option'),
      line(null, null, 'heading'),
    ];
    expect(paperSums({ ...nothing, lines })).toEqual({
      net: 15000n,
      vat: [
        { rate: 6, base: 10000n, amount: 600n },
        { rate: 21, base: 5000n, amount: 1050n },
      ],
    });
  });

  it('is unknown where a line has no price, and of VAT where a line has no rate', () => {
    expect(paperSums({ ...nothing, lines: [line('100.00', 6), line(null, 6)] })).toEqual({
      net: null,
      vat: [],
    });
    expect(paperSums({ ...nothing, lines: [line('100.00', null)] })).toEqual({ net: 10000n, vat: [] });
    expect(paperSums(nothing)).toEqual({ net: null, vat: [] });
  });
});
