import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Total, totalFromDecimal, totalOf } from '#/core/money';
import { type ChapterItem, chaptersOf, restMatters } from '#/features/papers/quotes/rules/chapters';
import type { PaperLine } from '#/features/papers/shared/contract';

const euro = totalFromDecimal;

function line(itemId: number | null, net: string | null, kind: PaperLine['kind'] = 'line'): PaperLine {
  const blank = { description: '', quantity: null, unit: null, unitPrice: null, vatRate: 0 };
  return { ...blank, itemId, net, kind };
}
const quote = (id: number, amount: string, lines: PaperLine[], coversItemIds: number[] = []) => ({
  ...{ id, amount, lines, coversItemIds },
});

const items: ChapterItem[] = [
  { id: 1, category: 'Isolatie', estimate: euro('50.00') },
  { id: 2, category: 'Dakwerk', estimate: euro('100.00') },
  { id: 3, category: 'Dakwerk', estimate: null },
  { id: 4, category: 'Dakwerk', estimate: euro('999.00') },
];

describe('quotes beside each other by chapter', () => {
  it('say what each asks of it, and mark what was estimated for the items that they are about', () => {
    const { chapters, rest, estimate } = chaptersOf(
      [
        quote(1, '180.00', [line(1, '60.00'), line(2, '90.00'), line(3, '20.00'), line(null, '10.00')]),
        quote(2, '110.00', [line(2, '110.00')]),
      ],
      items,
    );
    expect(chapters).toEqual([
      {
        category: 'Dakwerk',
        estimate: euro('100.00'),
        itemCount: 2,
        withoutEstimate: 1,
        bars: [
          { quoteId: 1, asked: euro('110.00'), lacking: 0 },
          { quoteId: 2, asked: euro('110.00'), lacking: 1 },
        ],
      },
      {
        category: 'Isolatie',
        estimate: euro('50.00'),
        itemCount: 1,
        withoutEstimate: 0,
        bars: [
          { quoteId: 1, asked: euro('60.00'), lacking: 0 },
          { quoteId: 2, asked: 'no line', lacking: 1 },
        ],
      },
    ]);
    expect([...rest]).toEqual([[1, euro('10.00')]]);
    expect(estimate).toBe(euro('150.00'));
  });

  it.each([
    ['a line without a price', line(1, null), 'no price'],
    ['no more than an option', line(1, '5.00', 'option'), 'only an option'],
    ['only a line on no item', line(null, '5.00'), 'no line'],
  ])('tell %s from another that asks something', (_, own, asked) => {
    const { chapters } = chaptersOf(
      [quote(1, '10.00', [line(1, '10.00')]), quote(2, '30.00', [line(2, '30.00'), own])],
      items,
    );
    const bars = chapters.find(({ category }) => category === 'Isolatie')?.bars;
    expect(bars?.find(({ quoteId }) => quoteId === 2)?.asked).toBe(asked);
  });

  it('leave out who has nothing linked, and spread a lump sum over what it covers', () => {
    const { chapters, rest } = chaptersOf(
      [quote(1, '300.00', [line(null, '300.00')]), quote(2, '300.00', [], [1, 2])],
      items,
    );
    expect(chapters.map(({ category, bars }) => [category, bars])).toEqual([
      ['Dakwerk', [{ quoteId: 2, asked: euro('200.00'), lacking: 0 }]],
      ['Isolatie', [{ quoteId: 2, asked: euro('100.00'), lacking: 0 }]],
    ]);
    expect(rest.size).toBe(0);
  });

  it.each([
    ['9.00', '109.00', true],
    ['0.30', '100.30', false],
    ['-0.30', '99.70', false],
    ['-9.00', '91.00', true],
  ])('have a chapter for %s on no item of %s: %s', (net, amount, expected) => {
    const compared = [
      quote(1, '100.00', [line(1, '100.00')]),
      quote(2, amount, [line(1, '100.00'), line(null, net)]),
    ];
    expect(restMatters(chaptersOf(compared, items), compared)).toBe(expected);
  });

  it('come to the whole of each quote, to the cent', () => {
    const nets = fc.array(fc.tuple(fc.constantFrom(1, 2, 3, 4, null), fc.integer({ min: 1, max: 99_999 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(nets, fc.integer({ min: 1, max: 999_999 }), (some, amount) => {
        const lines = some.map(([id, net]) => line(id, (net / 100).toFixed(2)));
        const { chapters, rest } = chaptersOf([quote(1, (amount / 100).toFixed(2), lines)], items);
        const asked = chapters.flatMap(({ bars }) => bars.map((bar) => bar.asked as Total));
        const total = totalOf([...asked, ...rest.values()]);
        expect(total).toBe(chapters.length === 0 ? 0n : BigInt(amount));
      }),
    );
  });
});
