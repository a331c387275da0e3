import { describe, expect, it } from 'vitest';
import { cents, type Total } from '#/core/money';
import { eligibleFigures, expectedRefund } from '#/features/premies/rules/eligible';

describe('the figures of eligible costs', () => {
  it('expect thirty per cent of what was paid, half up', () => {
    expect(expectedRefund(0n as Total)).toBe(0n);
    expect(expectedRefund(100_000n as Total)).toBe(30_000n);
    expect(expectedRefund(5n as Total)).toBe(2n);
  });

  it('count invoices and items in the total, and only what was paid in the refund', () => {
    const invoices = [
      { amount: cents(10_000), paid: cents(10_000) },
      { amount: cents(2_000), paid: cents(500) },
      { amount: cents(-1_000), paid: cents(-1_000) },
    ];
    expect(eligibleFigures(invoices, [{ amount: cents(500) }])).toEqual({
      total: 11_500n,
      paid: 9_500n,
      refund: 2_850n,
    });
  });
});
