import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import type { BankFileLine } from '#/features/money/bank/contract';
import { chosenOf, firstTicked, paidBy } from '#/features/money/bank/rules/choice';

const line = {
  ...{ day: day('2026-03-11'), amount: '-49.95', currency: 'EUR', name: 'HUBO GENT', iban: null },
  ...{ message: null, reference: null },
};
const read = (over: Partial<BankFileLine> = {}): BankFileLine => ({
  ...{ line, seal: 's', proposal: { as: 'purchase', isSure: false, because: 'gekocht bij Hubo' } },
  ...over,
});
const none = { as: 'none', isSure: false, because: '' } as const;

describe('a line that is ticked', () => {
  it('is a purchase of material where the shop is one that builders go to', () => {
    expect(chosenOf(read(), firstTicked(read()))).toEqual({
      ...{ line, seal: 's', as: 'purchase', category: 'Materiaal', roomId: null },
    });
  });

  it('goes with the category and the room that one chose', () => {
    const ticked = { ...firstTicked(read()), category: 'Dak', roomId: '7' };
    expect(chosenOf(read(), ticked)).toMatchObject({ category: 'Dak', roomId: 7 });
    expect(chosenOf(read(), { ...ticked, category: '' })).toMatchObject({ category: null });
  });

  it('is a purchase without a category where nobody knows the shop', () => {
    const other = read({ line: { ...line, name: 'Bakkerij' }, proposal: none });
    expect(chosenOf(other, firstTicked(other))).toMatchObject({ as: 'purchase', category: null });
  });

  it('takes no category along once it is a payment', () => {
    const ticked = { ...firstTicked(read()), what: 'invoice:3' as const, roomId: '7' };
    expect(chosenOf(read(), ticked)).toEqual({
      ...{ line, seal: 's', as: 'payment', parts: [{ invoiceId: 3, amount: '49.95' }] },
    });
  });

  it('is for the invoices that were proposed, until one chooses another or none', () => {
    const parts = [
      { invoiceId: 3, amount: '20.00' },
      { invoiceId: 4, amount: '29.95' },
    ];
    const proposed = read({ proposal: { as: 'payment', isSure: false, because: '', parts } });
    const ticked = firstTicked(proposed);
    expect([undefined, ticked].map((each) => paidBy(proposed, each))).toEqual([
      [3, 4],
      [3, 4],
    ]);
    expect(paidBy(proposed, { ...ticked, what: 'invoice:7' })).toEqual([7]);
    expect(paidBy(proposed, { ...ticked, what: 'purchase' })).toEqual([]);
  });

  it('is not sent while it is not said what it is', () => {
    const into = read({ line: { ...line, amount: '5.00' }, proposal: none });
    expect(chosenOf(into, firstTicked(into))).toBeUndefined();
    expect(chosenOf(into, undefined)).toBeUndefined();
  });
});
