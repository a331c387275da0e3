import { describe, expect, it } from 'vitest';
import { cents } from '#/core/money';
import { eligibleFigures, expectedRefund } from '#/features/premies/rules/eligible';

describe('the figures of eligible costs', () => {
  it('expect thirty per cent of what was paid, half up', () => {
    expect(expectedRefund(cents(0))).toBe(0);
    expect(expectedRefund(cents(100_000))).toBe(30_000);
    expect(expectedRefund(cents(5))).toBe(2);
  });

  it('count invoices and items in the total, and only paid invoices in the refund', () => {
    const invoices = [
      { amount: cents(10_000), isPaid: true },
      { amount: cents(2_000), isPaid: false },
    ];
    expect(eligibleFigures(invoices, [{ amount: cents(500) }])).toEqual({
      total: 12_500,
      paid: 10_000,
      refund: 3_000,
    });
  });
});
